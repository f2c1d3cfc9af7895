/** A network's name as an id of the document, such as `google-telephone`. */
export function networkId(network: string): string {
  return network
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
