/** Where visitors have left a page, and the URL of the link that they followed from it. */
export interface PlaceLeft {
  top: number;
  link: string | null | undefined;
}

/** How a visitor has come to a page, and what is known of it. `Target` is what a fragment names. */
interface Arrival<Target> {
  /** By back, forward or a reload, or with the document. Otherwise, by a link. */
  isHistory: boolean;
  /** The page was there before: in the document, or at the entry before. */
  wasShown: boolean;
  /** No page has been left since the document loaded. */
  isFirst: boolean;
  /** Where the page was left at this entry of the history. */
  placeLeft: PlaceLeft | undefined;
  /** What the URL's fragment names in the page. */
  target: Target | null;
}

type Place<Target> =
  /** Where the browser has put the page, and the focus. */
  | { kind: 'browser' }
  /** Where the browser is about to scroll; it leaves the focus to the page. */
  | { kind: 'browserScrolls' }
  | ({ kind: 'placeLeft' } & PlaceLeft)
  | { kind: 'target'; target: Target }
  | { kind: 'top' };

/** Chooses where a page that a visitor comes to is shown. */
export function choosePlace<Target>(arrival: Arrival<Target>): Place<Target> {
  const { isHistory, wasShown, isFirst, placeLeft, target } = arrival;
  if (isHistory && wasShown) return { kind: 'browser' };
  if (isHistory && placeLeft) return { kind: 'placeLeft', ...placeLeft };
  // In development, also for the first page: the browser finds no target in the empty document.
  if (target) return { kind: 'target', target };
  if (!isHistory) return { kind: 'top' };
  // After a reload, only the browser knows where the pages before it were left.
  return { kind: isFirst ? 'browser' : 'browserScrolls' };
}
