import { brand } from '../brand';
import { figures } from '../figures';
import { formatDuration } from '../format';
import { elided, typeset } from '../typography';

const { minutes } = brand.video;

export const videoDemo = typeset({
  title: `${brand.product} en vidéo`,
  intro: `Du relevé à l'écriture rapprochée, suivez le parcours complet dans ${brand.suiteShortName}.`,
  /** Of the player, and of the video for search engines. */
  playerTitle: `Démonstration ${elided('de', brand.product)} dans ${brand.suiteShortName}`,
  play: minutes ? `Lire la vidéo (${formatDuration(minutes)})` : 'Lire la vidéo',
  /** Beside the player: networks of companies often block the video's host. */
  watchOnHost: 'Voir la vidéo sur YouTube',
  backToPoster: "Revenir à l'image",
  privacyNote:
    "La vidéo est hébergée par YouTube (Google). Rien n'est chargé avant votre clic. En la lançant, vous acceptez ses traceurs, pour la sécurité du service, les statistiques et la publicité.",
  changeChoice: 'Revenir sur ce choix (nouvel onglet)',
  figures: [
    {
      id: 'install',
      figure: figures.install,
      text: `installation complète de l'extension, puis ${figures.setup} de paramétrage initial`,
    },
    { id: 'price', figure: figures.demoPrice, text: 'démo sans engagement' },
    { id: 'response', figure: figures.response, text: 'réponse garantie' },
  ],
});
