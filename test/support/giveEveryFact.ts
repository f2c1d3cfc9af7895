import { allFacts, ratingSource } from './allFacts';

/**
 * Gives the content every fact and the rating's source, as an owner would. To be called before other
 * modules are imported: they make sentences of these as they load.
 */
export async function giveEveryFact(): Promise<void> {
  const { facts } = await import('#src/content/facts.ts');
  const { brand } = await import('#src/content/brand.ts');
  Object.assign(facts, allFacts);
  Object.assign(brand.rating, { source: ratingSource });
}
