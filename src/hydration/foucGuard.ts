/** Attribute of the root element while the styles of what follows the first section are to come. */
export const awaitingStyles = 'data-awaiting-styles';

/** Attribute of what may be shown nevertheless. */
export const styled = 'data-styled';

/** What follows the first section, and what its drawing holds, which costs most of it to paint. */
export const unstyledParts = `[${awaitingStyles}] :is(main > section ~ section, main ~ *, figure > *):not([${styled}])`;

/** Until then that is not there; content-visibility would count as moving when they come. */
export const hiddenUntilStyled = `
@media screen { ${unstyledParts} { display: none; } }
`;
