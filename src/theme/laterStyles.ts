/** Attribute of the root element while the styles of what follows the first section are to come. */
export const awaitingStyles = 'data-awaiting-styles';

/** Until then that is not there; content-visibility would count as moving when they come. */
export const hiddenUntilStyled = `
@media screen { [${awaitingStyles}] :is(main > section ~ section, main ~ *) { display: none; } }
`;
