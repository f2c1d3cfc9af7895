import { typeset } from './typography';

export const navigation = typeset({ skipToContent: 'Aller au contenu' });
