// Whether somebody must pay before a template leaves the server with its formulas: the one rule behind every door.

/** As the operator chose: off, and what people make is free; on, and each new template is sold. */
export type Paywall = 'off' | 'on';

export interface SoldTemplate {
  readonly uuid: string;
  /** 0: free; null: the price that a plan names for any template. */
  readonly priceCents: number | null;
  /** The gallery template that it is a copy of. */
  readonly copiedFrom: string | null;
}

export interface Buyer {
  readonly isEntitled: boolean;
  /** A plan whose subscription is active. */
  readonly isSubscribed: boolean;
  /** Uuids of templates that are paid for, own ones and those of the gallery. */
  readonly bought: ReadonlySet<string>;
}

/** Each opens every door by itself. */
export const openings = {
  'What costs nothing is open to everybody.': ({ priceCents }) => priceCents === 0,
  'While nothing is sold, what people make themselves is free.': ({ priceCents }, _, paywall) =>
    priceCents === null && paywall === 'off',
  'A plan with an active subscription opens every template.': (_, { isSubscribed }) => isSubscribed,
  'Whoever has a grant, and an operator, opens every template.': (_, { isEntitled }) => isEntitled,
  'A paid order opens the template that it names.': ({ uuid }, { bought }) => bought.has(uuid),
  'A gallery template is bought once, for all copies of it.': ({ copiedFrom }, { bought }) =>
    copiedFrom !== null && bought.has(copiedFrom),
} as const satisfies Readonly<
  Record<string, (template: SoldTemplate, buyer: Buyer, paywall: Paywall) => boolean>
>;

export const mustPay = (template: SoldTemplate, buyer: Buyer, paywall: Paywall): boolean =>
  !Object.values(openings).some((isOpen) => isOpen(template, buyer, paywall));

/** What somebody put a price on, such as a gallery template, and not merely a template of one's own that is not paid. */
export const isPriced = ({ priceCents }: SoldTemplate): boolean => priceCents !== null && priceCents > 0;

/** Of one that somebody makes: free while nothing is sold, and free from then on. */
export const newPriceCents = (paywall: Paywall): 0 | null => (paywall === 'off' ? 0 : null);
