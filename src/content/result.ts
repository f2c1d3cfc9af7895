import { RESULT_PAGES } from '../../supabase/functions/_shared/contract';
import { names } from './names';
import { contact, type SubmissionResult } from './sections/contact';
import { typeset } from './writing/typeset';

/** A page that a form post without script leads to. */
export interface ResultPageContent extends SubmissionResult {
  path: string;
  head: { title: string; description: string };
}

const { success, failure } = contact;

const GO_BACK = 'Pour réessayer, revenez à la page précédente : vous y retrouverez votre saisie.';

const results: Record<keyof typeof RESULT_PAGES, SubmissionResult> = {
  accepted: success,
  rejected: {
    ...failure,
    text: `Un champ n'a pas été accepté. ${GO_BACK} Vérifiez le nom, la société et l'adresse e-mail, et raccourcissez le message s'il est très long.`,
  },
  failed: { ...failure, text: `${failure.text} ${GO_BACK}` },
};

const makePage = (name: keyof typeof RESULT_PAGES): ResultPageContent => ({
  ...results[name],
  path: `/${RESULT_PAGES[name]}`,
  head: {
    title: `${results[name].title} | ${names.product}`,
    description: 'Page qui dit, après le formulaire, si la demande est envoyée.',
  },
});

export const result = typeset({
  title: 'Votre demande',
  pages: {
    accepted: makePage('accepted'),
    rejected: makePage('rejected'),
    failed: makePage('failed'),
  },
  backHome: "Retour à l'accueil",
});
