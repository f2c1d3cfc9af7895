/** Attribute of the root element while the styles of what follows the first section are to come. */
export const awaitingStyles = 'data-awaiting-styles';

/**
 * Until then that is not there, and the first section's drawing is an empty sheet, which it costs
 * less to paint; content-visibility would count as moving when they come.
 */
export const hiddenUntilStyled = `
@media screen {
  [${awaitingStyles}] :is(main > section ~ section, main ~ *, figure > *) { display: none; }
}
`;
