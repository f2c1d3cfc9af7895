import { error, warning } from './finding';
import type { Finding } from './finding';
import { typeRules } from './jsonLdTypes';
import { valueFindings } from './jsonLdValues';
import { documented, ownChoice } from './source';

const UNPARSABLE = documented('support.google.com/webmasters/answer/9166415');
const WANTED = ownChoice('sans elles, un moteur de recherche doit deviner');
const CONNECTED = ownChoice("une référence sert à trouver l'autre description");

type Described = Readonly<Record<string, unknown>>;

/**
 * Judges a page's structured data. Never throws: a text that is not JSON is a finding.
 *
 * @param scripts texts of the page's JSON-LD scripts
 */
export function jsonLdFindings(scripts: readonly string[]): Finding[] {
  if (scripts.length === 0) {
    return [warning({ ...WANTED, message: "La page n'a pas de données structurées." })];
  }
  return scripts.flatMap((script) => {
    const data = parsed(script);
    if (data === undefined) {
      return [
        error({ ...UNPARSABLE, message: 'Les données structurées (JSON-LD) sont illisibles.' }),
      ];
    }
    const nodes = describedIn(data);
    return [...nodes.flatMap(nodeFindings), ...referenceFindings(nodes)];
  });
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return undefined;
  }
}

function describedIn(value: unknown): Described[] {
  if (Array.isArray(value)) return value.flatMap(describedIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Described;
  return [own, ...Object.values(own).flatMap(describedIn)];
}

function nodeFindings(node: Described): Finding[] {
  const types = [node['@type']].flat().filter((type) => typeof type === 'string');
  const values = Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((single) => valueFindings(types.join(', '), name, single)),
  );
  return [...types.flatMap((type) => missingFindings(type, node)), ...values];
}

function missingFindings(type: string, node: Described): Finding[] {
  const rule = typeRules[type];
  if (rule === undefined) return [];
  const { evidence, source } = rule;
  const isMissing = (choice: string) => choice.split('|').every((name) => isEmpty(node[name]));
  const missing = (choice: string) => {
    const message = `${type} : ${choice.replace('|', ' ou ')} manque.`;
    return { evidence, source, message };
  };
  return [
    ...rule.required.filter(isMissing).map((choice) => error(missing(choice))),
    ...rule.recommended.filter(isMissing).map((choice) => warning(missing(choice))),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function referenceFindings(nodes: readonly Described[]): Finding[] {
  const isReference = (node: Described) => Object.keys(node).join() === '@id';
  const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  return nodes
    .filter((node) => isReference(node) && !known.has(node['@id']))
    .map((node) =>
      warning({ ...CONNECTED, message: `La référence ${String(node['@id'])} ne mène à rien.` }),
    );
}
