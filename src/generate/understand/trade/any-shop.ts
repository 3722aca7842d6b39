// A shop of goods that no kind is called by is still a shop: a line that says so is not unknown.
import { kindById } from '#catalog/kinds/kinds.ts';
import { unknownTrades } from '../words/ordinary-words.ts';
import { anyAgency } from './any-agency.ts';
import type { Line } from './groups.ts';
import type { Trades } from './trades.ts';

const shops =
  /^(?:shop|store|boutique|kiosk|stall|newsagent|showroom|магазин(?:а|чик|ы)?|лавка|лавку|бутик|бутика|киоск|ларек|ларька|шоурум|tiendas?|lojas?|negozi[oa]?|magasins?|\p{L}*laden|\p{L}*geschaft|sklepy?|\p{L}*winkel|dukkani?|magaza(?:si)?|obchod|bolt|butik)$/u;
/** A shop that is rented is where, and not what. */
const premises = /^(?:rent|renting|lease|leasing|снять|снимаю|сниму|арендовать|арендую|арендуем)$/u;
const isCyrillic = (form: string): boolean => /^[а-я]/u.test(form);
const none: Trades = { kinds: [], words: [] };

/** What is done for shops is named behind them in English: shop fitting, store design. */
function saysShop({ words, read }: Line, at: number): boolean {
  const form = words[at]?.form ?? '';
  if (!shops.test(form)) return false;
  const before = words[at - 1];
  if (words.slice(Math.max(0, at - 3), at).some((one) => premises.test(one.form))) return false;
  if (isCyrillic(form)) return before?.type !== 'word' || read[at - 1]?.isTelling !== true;
  const isLink = /^(?:for|für|para|pour|per|in|at|to)$/u.test(before?.said ?? '');
  return (
    !isLink &&
    !(
      words[at + 1]?.type === 'word' &&
      read[at + 1]?.isTelling === true &&
      /^[a-z]/u.test(words[at + 1]?.form ?? '')
    )
  );
}

export function anyShop(line: Line): Trades {
  const { words, taken } = line;
  const shop = kindById('shop');
  const at = words.findIndex((_, one) => !taken.has(one) && saysShop(line, one));
  if (at < 0) return anyAgency(line);
  if (shop === null || words.some(({ stem }) => unknownTrades.has(stem))) return none;
  return { kinds: [shop], words: [at] };
}
