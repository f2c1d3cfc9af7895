import { collectFindings, error, warning, type Finding } from './finding';
import { typeRules } from './jsonLdTypes';
import { valueFinding } from './jsonLdValues';
import { documented, ownChoice } from './source';

const UNPARSABLE = documented('support.google.com/webmasters/answer/9166415');
const WANTED = ownChoice('sans elles, un moteur de recherche doit deviner');
const CONNECTED = ownChoice("une référence sert à trouver l'autre description");

type Node = Readonly<Record<string, unknown>>;

/**
 * Checks a page's structured data. Never throws: a text that is not JSON is a finding.
 *
 * @param scripts texts of the page's JSON-LD scripts
 */
export function jsonLdFindings(scripts: readonly string[]): Finding[] {
  if (scripts.length === 0) return [warning(WANTED, "La page n'a pas de données structurées.")];
  return scripts.flatMap((script) => {
    const nodes = parseNodes(script);
    if (nodes === undefined) {
      return [error(UNPARSABLE, 'Les données structurées (JSON-LD) sont illisibles.')];
    }
    return [...nodes.flatMap(nodeFindings), ...referenceFindings(nodes)];
  });
}

function parseNodes(script: string): Node[] | undefined {
  try {
    return nodesIn(JSON.parse(script));
  } catch {
    return undefined;
  }
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  return [node, ...Object.values(node).flatMap(nodesIn)];
}

function nodeFindings(node: Node): Finding[] {
  const types = [node['@type']].flat().filter((type) => typeof type === 'string');
  const values = Object.entries(node).flatMap(([name, value]) =>
    [value].flat().map((single) => valueFinding(types.join(', '), name, single)),
  );
  return [...types.flatMap((type) => missingFindings(type, node)), ...collectFindings(...values)];
}

function missingFindings(type: string, node: Node): Finding[] {
  const rule = typeRules[type];
  if (rule === undefined) return [];
  const isEmpty = (name: string) => [undefined, null, ''].some((empty) => node[name] === empty);
  const missing = (properties = '', severity: typeof error) =>
    properties
      .split(' ')
      .map(
        (choice) =>
          choice !== '' &&
          choice.split('|').every(isEmpty) &&
          severity(rule.source, `${type} : ${choice.replace('|', ' ou ')} manque.`),
      );
  return collectFindings(...missing(rule.required, error), ...missing(rule.recommended, warning));
}

function referenceFindings(nodes: readonly Node[]): Finding[] {
  const isReference = (node: Node) => Object.keys(node).join() === '@id';
  const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  return nodes
    .filter((node) => isReference(node) && !known.has(node['@id']))
    .map((node) => warning(CONNECTED, `La référence ${String(node['@id'])} ne mène à rien.`));
}
