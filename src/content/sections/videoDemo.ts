import { brand } from '../brand';
import { claims } from '../claims';
import { typeset } from '../typography';

export const videoDemo = typeset({
  title: `${brand.product} en action`,
  intro: `Du relevé à l'écriture rapprochée, suivez le parcours complet dans ${brand.suiteShortName}.`,
  play: 'Lire la vidéo',
  privacyNote:
    "La vidéo est hébergée par YouTube (Google). Rien n'est chargé avant votre clic ; en la lançant, vous acceptez que YouTube puisse déposer des traceurs, pour la sécurité de son service, ses statistiques et ses publicités.",
  figures: [
    {
      id: 'install',
      figure: `${claims.installMinutes} min`,
      text: `installation complète de l'extension, puis ${claims.setupMinutes.min} à ${claims.setupMinutes.max} min de paramétrage initial`,
    },
    { id: 'price', figure: `${claims.demo.price} €`, text: 'démo sans engagement' },
    { id: 'response', figure: `${claims.responseHours} h`, text: 'réponse garantie' },
  ],
});
