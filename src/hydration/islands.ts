import type { ComponentType } from 'react';
import { Contact } from '../sections/contact/Contact';
import { Estimator } from '../sections/customer-case/estimator/Estimator';
import { FaqBody } from '../sections/faq/Faq';
import { Footer } from '../sections/footer/Footer';
import { VideoPlayer } from '../sections/video-demo/VideoPlayer';

/** The interactive parts of the page. The code of everything else reaches no browser. */
export const islands = {
  estimator: Estimator,
  video: VideoPlayer,
  contact: Contact,
  questions: FaqBody,
  footer: Footer,
} satisfies Record<string, ComponentType>;
