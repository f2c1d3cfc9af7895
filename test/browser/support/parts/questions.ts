import type { Page } from '@playwright/test';
import { anchors } from '#src/content/anchors.ts';
import { hasSection } from '#src/content/navigation.ts';
import { faq } from '#src/content/sections/faq.ts';

/** Not every owner has questions. */
export const hasQuestions = hasSection(anchors.faq);

/** The buttons that open the answers. */
export const questions = (page: Page) => page.locator(`#${anchors.faq} h3`).getByRole('button');

export const openQuestions = (page: Page) =>
  questions(page).and(page.locator('[aria-expanded=true]'));

/**
 * The id of a question, which a URL's fragment may name.
 *
 * @param rank from 0; -1 is the last
 */
export const questionId = (rank: number) => faq.items.at(rank)?.id ?? '';

export const answerPanel = (page: Page, rank: number) =>
  page.locator(`#${questionId(rank)}-answer`);

/** The first paragraph of an answer. */
export const answer = (page: Page, rank: number) =>
  answerPanel(page, rank).getByRole('paragraph').first();
