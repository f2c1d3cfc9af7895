import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The built site with every script element taken out of its first page; its headers are kept. */
export function copyWithoutScripts(dist: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-plain-'));
  cpSync(dist, folder, { recursive: true });
  const file = path.join(folder, 'index.html');
  const document = parse(readFileSync(file, 'utf8'));
  dropScripts(document.childNodes);
  writeFileSync(file, serialize(document));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

function dropScripts(nodes: Node[]): void {
  const kept = nodes.filter((node) => node.nodeName !== 'script');
  nodes.splice(0, nodes.length, ...kept);
  for (const node of kept) if ('childNodes' in node) dropScripts(node.childNodes);
}
