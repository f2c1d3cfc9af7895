import type { ComponentType } from 'react';
import { ContactBody } from '../sections/contact/Contact';
import { Estimator } from '../sections/customer-case/estimator/Estimator';
import { FaqBody } from '../sections/faq/Faq';
import { FooterBody } from '../sections/footer/Footer';
import { VideoPlayer } from '../sections/video-demo/VideoPlayer';

/** The interactive parts of the page. The other parts ship no code to the browser. */
export const islandComponents = {
  estimator: Estimator,
  video: VideoPlayer,
  contact: ContactBody,
  questions: FaqBody,
  footer: FooterBody,
} satisfies Record<string, ComponentType>;
