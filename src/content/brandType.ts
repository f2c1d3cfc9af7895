/** What brand.ts gives; the comments there say what each text is for. */
export interface Brand {
  readonly product: string;
  readonly provider: string;
  readonly tagline: string;
  readonly suite: string;
  readonly suiteShortName: string;
  readonly suiteVendor: string;
  readonly contact: {
    readonly email: string;
    readonly phone: string;
  };
  readonly bookingUrl?: string;
  readonly rating: {
    readonly isShown: boolean;
    readonly source?: RatingSource;
  };
  readonly sample: {
    readonly name: string;
    readonly email: string;
  };
  readonly legal: {
    readonly companyForm: string;
    readonly shareCapital: string;
    readonly registration: string;
    readonly vatNumber: string;
    readonly address: string;
    readonly publicationDirector: string;
    readonly host: { readonly name: string; readonly address: string; readonly phone: string };
    readonly lastChange: string;
  };
  readonly privacy: {
    readonly dpo?: string;
    readonly dataIsHostedInEurope: boolean;
    readonly dataIsNeverSold: boolean;
    readonly mailsAreKeptFor: string;
    readonly hostsKeepAddressesFor: string;
    readonly transfers: string;
    readonly lastChange: string;
  };
  readonly video: {
    readonly id: string;
    readonly minutes?: number;
  };
}

export interface RatingSource {
  readonly name: string;
  readonly url: string;
  readonly month: string;
}
