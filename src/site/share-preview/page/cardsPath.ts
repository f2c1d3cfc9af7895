/** Where the development server shows the cards. */
export const CARDS_PATH = '/__apercu';
