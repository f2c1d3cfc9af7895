import { searchTerm } from '../sections/faq/searchTerm';
import { deferred } from '../hydration/deferred';
import type { Need } from '../hydration/whenNeeded';
import { anchors } from '../content/anchors';
import { themed } from '../hydration/themed';
import type { ComponentType } from 'react';

const section = (id: string, need: Need, load: () => Promise<ComponentType>) =>
  deferred({ id, need, load: () => themed(load()) });

/** The page's sections. Those that answer to the visitor arrive near the window, others on touch. */
export const Hero = section(anchors.top, 'touched', async () => {
  return (await import(/* webpackChunkName: "hero" */ '../sections/hero/Hero')).Hero;
});
export const Benefits = section(anchors.benefits, 'touched', async () => {
  return (await import(/* webpackChunkName: "benefits" */ '../sections/Benefits')).Benefits;
});
export const HowItWorks = section(anchors.howItWorks, 'touched', async () => {
  return (await import(/* webpackChunkName: "how-it-works" */ '../sections/HowItWorks')).HowItWorks;
});
export const Trust = section(anchors.trust, 'touched', async () => {
  return (await import(/* webpackChunkName: "trust" */ '../sections/trust/Trust')).Trust;
});
export const CustomerCase = section(anchors.customerCase, 'near', async () => {
  return (
    await import(/* webpackChunkName: "customer-case" */ '../sections/customer-case/CustomerCase')
  ).CustomerCase;
});
export const VideoDemo = section(anchors.videoDemo, 'near', async () => {
  return (await import(/* webpackChunkName: "video-demo" */ '../sections/video-demo/VideoDemo'))
    .VideoDemo;
});
export const Contact = section(anchors.contact, 'near', async () => {
  return (await import(/* webpackChunkName: "contact" */ '../sections/contact/Contact')).Contact;
});
export const ContactBar = section(anchors.contactBar, 'touched', async () => {
  return (await import(/* webpackChunkName: "contact-bar" */ '../sections/ContactBar')).ContactBar;
});
export const Faq = section(anchors.faq, searchTerm() ? 'now' : 'near', async () => {
  return (await import(/* webpackChunkName: "faq" */ '../sections/faq/Faq')).Faq;
});
export const Footer = section(anchors.footer, 'near', async () => {
  return (await import(/* webpackChunkName: "footer" */ '../sections/footer/Footer')).Footer;
});
