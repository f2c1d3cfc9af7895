declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): { readonly jsonld?: object };
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: object): Promise<Record<'severity' | 'rootType' | 'issueMessage', string>[]>;
  }
}
