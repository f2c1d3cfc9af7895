import { balances } from '../balances';
import { brand } from '../brand';
import { figures } from '../figures';
import { formatDuration, formatNumber } from '../writing/format';
import { elided, typeset } from '../writing/typeset';

const { minutes } = brand.video;

export const videoDemo = typeset({
  title: `${brand.product} à l'œuvre dans ${brand.suiteShortName}`,
  playerTitle: `Démonstration ${elided('de', brand.product)} dans ${brand.suiteShortName}`,
  /** The word of the note on consent, too. */
  play: minutes ? `Lancer la vidéo (${formatDuration(minutes)})` : 'Lancer la vidéo',
  poster: {
    label: 'Trésorerie',
    amount: `${formatNumber(balances.at(-1) ?? 0)} €`,
    disclaimer: 'Illustration, données fictives.',
    balances,
  },
  /** Beside the player: networks of companies often block the video's host. */
  watchOnHost: 'Voir la vidéo sur YouTube',
  backToPoster: "Revenir à l'image",
  privacyNote:
    'En lançant la vidéo, vous acceptez que YouTube (Google) reçoive votre adresse IP et dépose des traceurs, pour la sécurité du service, les statistiques et la publicité.',
  changeChoice: "Comment changer d'avis (nouvel onglet)",
  figures: [
    {
      id: 'install',
      figure: figures.install,
      text: 'installation complète, avant paramétrage initial',
    },
    { id: 'price', figure: figures.demoPrice, text: 'démo sans engagement' },
    { id: 'response', figure: figures.response, text: 'réponse garantie' },
  ],
});
