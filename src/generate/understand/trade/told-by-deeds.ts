// Trades that are told by what somebody does and to what: “we recover unpaid invoices” is debt collection.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { aiTold } from './ai-told.ts';
import type { Deed } from './deeds/act-and-thing.ts';
import { deedsOfCare } from './deeds/deeds-of-care.ts';
import { deedsOfOwners } from './deeds/deeds-of-owners.ts';
import { deedsOfServices } from './deeds/deeds-of-services.ts';
import { deedsOfTradesmen } from './deeds/deeds-of-tradesmen.ts';
import { softwareTold } from './software-told.ts';

const deeds: readonly Deed[] = [...deedsOfServices, ...deedsOfOwners, ...deedsOfTradesmen, ...deedsOfCare];

/** It was so, or is not what is done. */
const past =
  /(?<!\p{L})(?:(?:do|does|am|is|are) not|don[’']t|doesn[’']t|never|не|used to|worked|was|were|former|ex|left my|работал\p{L}*|был[аи]?|бывш\p{L}+|раньше|ушл?[аё]\p{L}*)(?!\p{L})/iu;
/** Products of a sort that is named stay what they are. */
const software: ReadonlySet<string> = new Set(
  'mobile_app ai_service games_studio marketplace hardware_startup payment_service crowdfunding_platform internet_provider online_school classifieds delivery_service'.split(
    ' ',
  ),
);
/** Said outright, of whatever nobody has a name for. */
const saidSaas = /(?<!\p{L})(?:saas|саас)(?!\p{L})/iu;
const general: ReadonlySet<string> = new Set(['manufacturing', 'shop']);
/** Nothing that says a trade. */
const onlyWho =
  /^(?:[\p{P}\s]|(?:we|i|im|are|am|my|our|an?|the|small|sell|selling|мы|я|наша?|прода(?:ю|ём|ем)|\d+)(?!\p{L}))*$/iu;

export interface Told {
  readonly kind: Kind;
  /** The words that tell of it. */
  readonly said: string;
}

const toldAs = (id: string, said: string): Told | null => {
  const kind = kindById(id);
  return kind === null ? null : { kind, said };
};

/** Where a trade is known, only by what the line begins with. */
export function deedTold(text: string, kinds: readonly Kind[]): Told | null {
  if (past.test(text)) return null;
  const asSoftware = software.has(kinds[0]?.id ?? '') ? null : softwareTold(text);
  const asAi = software.has(kinds[0]?.id ?? '') ? null : aiTold(text);
  if (asAi !== null) return toldAs('ai_service', asAi);
  if (asSoftware !== null) return toldAs('saas', asSoftware);
  const asSaas = kinds.length === 0 ? saidSaas.exec(text) : null;
  if (asSaas !== null) return toldAs('saas', asSaas[0]);
  for (const [id, deed] of deeds) {
    const found = deed.exec(text);
    if (found === null) continue;
    const isFirst = onlyWho.test(text.slice(0, found.index));
    if (isFirst || kinds.length === 0 || general.has(kinds[0]?.id ?? '')) return toldAs(id, found[0]);
  }
  return null;
}
