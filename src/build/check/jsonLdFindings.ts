import { error, warning } from './finding';
import type { Finding } from './finding';
import { ADDRESSES, DATES, NUMBERS, typeRules } from './jsonLdTypes';

const SOURCE =
  'developers.google.com/search/docs/appearance/structured-data, schema.org (novembre 2026)';
const ISO_8601 = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

type Described = Readonly<Record<string, unknown>>;

/**
 * Judges a page's structured data. In: the texts of its JSON-LD scripts. Never throws: what is no
 * JSON is a finding.
 */
export function jsonLdFindings(scripts: readonly string[]): Finding[] {
  if (scripts.length === 0) {
    return [warning({ source: SOURCE, message: "La page n'a pas de données structurées." })];
  }
  return scripts.flatMap((script) => {
    const data = parsed(script);
    if (data === undefined) {
      return [
        error({ source: SOURCE, message: 'Les données structurées (JSON-LD) sont illisibles.' }),
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
  const type = typeof node['@type'] === 'string' ? node['@type'] : '';
  const rule = typeRules[type] ?? { required: [], recommended: [] };
  const isMissing = (choice: string) => choice.split('|').every((name) => isEmpty(node[name]));
  const missing = (choice: string) => ({
    source: SOURCE,
    message: `${type} : ${choice.replace('|', ' ou ')} manque.`,
  });
  const values = Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((single) => valueFindings(type, name, single)),
  );
  return [
    ...rule.required.filter(isMissing).map((choice) => error(missing(choice))),
    ...rule.recommended.filter(isMissing).map((choice) => warning(missing(choice))),
    ...values,
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function valueFindings(type: string, name: string, value: unknown): Finding[] {
  if (typeof value !== 'string') return [];
  const wrong = (message: string) => [error({ source: SOURCE, message: `${type} : ${message}` })];
  if (NUMBERS.test(name) && !/^-?\d+(\.\d+)?$/.test(value)) {
    return wrong(`${name} vaut « ${value} » : un nombre s'écrit avec un point décimal.`);
  }
  if (DATES.test(name) && !(ISO_8601.test(value) && !Number.isNaN(Date.parse(value)))) {
    return wrong(`${name} vaut « ${value} » : une date s'écrit comme 2026-11-21.`);
  }
  if (ADDRESSES.test(name) && !/^https?:\/\//.test(value)) {
    return wrong(`${name} n'est pas une adresse absolue : ${value}`);
  }
  return [];
}

function referenceFindings(nodes: readonly Described[]): Finding[] {
  const isReference = (node: Described) => Object.keys(node).join() === '@id';
  const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  return nodes
    .filter((node) => isReference(node) && !known.has(node['@id']))
    .map((node) =>
      error({ source: SOURCE, message: `La référence ${String(node['@id'])} ne mène à rien.` }),
    );
}
