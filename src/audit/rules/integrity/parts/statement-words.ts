// The English and Russian words by which the three statements and their main lines are recognised.
import { wordPattern } from '#audit/layout/words/word-pattern.ts';

export type StatementKind = 'balance' | 'income' | 'cash';

/** The first that matches counts: a cash flow statement may speak of balances. */
export const statementTitles: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'cash',
    wordPattern([
      ...['cash flow', 'cash flows', 'cashflow', 'cf', 'cfs', 'cash flow statement'],
      ...['движени* денежн* средств', 'денежн* поток*', 'оддс', 'бддс'],
    ]),
  ],
  [
    'income',
    wordPattern([
      ...['income statement', 'profit and loss', 'profit & loss', 'p&l', 'pnl', 'p & l', 'is'],
      ...['прибыл* и убытк*', 'финансовых результат*', 'опу', 'офр', 'бдр'],
    ]),
  ],
  [
    'balance',
    wordPattern([
      ...['balance sheet', 'statement of financial position', 'bs'],
      ...['баланс', 'бухгалтерский баланс', 'балансовый отчет', 'балансовый отчёт'],
    ]),
  ],
];

/** Whole labels, without any trailing part in brackets. */
const labelled = (...labels: readonly string[]): RegExp => new RegExp(`^(?:${labels.join('|')})$`, 'u');

export interface StatementLineWords {
  /** The name that our own workbooks give the row. */
  readonly name: string;
  readonly statement: StatementKind;
  /** Null for lines recognised only by a defined name. */
  readonly label: RegExp | null;
}

const cashLabels = ['cash', 'cash and (cash )?equivalents', 'cash (at|in) bank', 'cash and bank( balances)?'];
const cashLabelsRu = ['денежные средства', 'денежные средства и (их )?эквиваленты', 'деньги'];

const part = (english: string, russian: string): RegExp =>
  labelled(
    `(net )?cash (flows?)? ?(from|provided by|used in|\\(used in\\)/provided by) ${english}( activities)?`,
    `total cash flows? from ${english}( activities)?`,
    `${english} cash flows?`,
    `(чистый )?денежный поток от ${russian}( деятельности)?`,
    `(чистые )?денежные средства от ${russian}( деятельности)?`,
  );

export const statementLineWords = {
  totalAssets: {
    name: 'bs_total_assets',
    statement: 'balance',
    label: labelled(
      'total assets',
      'assets,? total',
      'итого активы',
      '(итого|всего) активов',
      'активы,? (всего|итого)',
    ),
  },
  totalSources: {
    name: 'bs_total_liabilities_equity',
    statement: 'balance',
    label: labelled(
      "total liabilities (and|&|\\+) ((share|stock)holders['’]? ?|owners?['’]? ?)?(equity|capital)",
      "total ((share|stock)holders['’]? ?)?equity (and|&|\\+) liabilities",
      '(итого|всего) пассив(ы|ов)',
      'пассивы,? (всего|итого)',
      '(итого|всего) обязательств(а)? и капитал(а)?',
      '(итого|всего) капитал(а)? и обязательств(а)?',
    ),
  },
  cash: { name: 'bs_cash', statement: 'balance', label: labelled(...cashLabels, ...cashLabelsRu) },
  retainedEarnings: {
    name: 'bs_retained_earnings',
    statement: 'balance',
    label: labelled('retained earnings', 'retained profits?', 'нераспределенная прибыль( \\(убыток\\))?'),
  },
  netIncome: {
    name: 'is_net_income',
    statement: 'income',
    label: labelled(
      'net (income|profit)( \\(loss\\))?',
      'profit after tax',
      'чистая прибыль( \\(убыток\\))?',
    ),
  },
  dividends: { name: 'is_dividends', statement: 'income', label: labelled('dividends( paid)?', 'дивиденды') },
  interest: { name: 'is_interest', statement: 'income', label: null },
  depreciation: {
    name: 'is_depreciation',
    statement: 'income',
    label: labelled('depreciation( (and|&) amorti[sz]ation)?', 'амортизация'),
  },
  addedDepreciation: {
    name: 'cf_depreciation',
    statement: 'cash',
    label: labelled('(add back:? )?depreciation( (and|&) amorti[sz]ation)?', 'амортизация'),
  },
  spentCapital: {
    name: 'cf_capex',
    statement: 'cash',
    label: labelled(
      'capex',
      'capital expenditures?',
      'purchase of (fixed assets|property, plant and equipment|ppe)',
      'капитальные (затраты|вложения|расходы)',
    ),
  },
  operating: {
    name: 'cf_operating',
    statement: 'cash',
    label: part('(operating|operations)', 'операционной'),
  },
  investing: { name: 'cf_investing', statement: 'cash', label: part('investing', 'инвестиционной') },
  financing: { name: 'cf_financing', statement: 'cash', label: part('financing', 'финансовой') },
  netChange: {
    name: 'cf_net_change',
    statement: 'cash',
    label: labelled(
      'net (change|movement) (in|of) cash( and cash equivalents)?',
      'net (increase|decrease|\\(decrease\\)|increase \\(decrease\\)|increase/\\(decrease\\)) in cash( and cash equivalents)?',
      'net cash flow',
      '(чистое )?изменение денежных средств',
      'чистый денежный поток',
    ),
  },
  openingCash: {
    name: 'cf_opening_cash',
    statement: 'cash',
    label: labelled(
      '(opening|beginning) cash( balance)?',
      'cash,? (at|-)? ?(the )?(beginning|start) of (the )?(period|year|month)',
      '(остаток )?денежн(ые|ых) средств(а)? на начало( периода| года)?',
    ),
  },
  closingCash: {
    name: 'cf_closing_cash',
    statement: 'cash',
    label: labelled(
      '(closing|ending) cash( balance)?',
      'cash,? (at|-)? ?(the )?end of (the )?(period|year|month)',
      '(остаток )?денежн(ые|ых) средств(а)? на конец( периода| года)?',
    ),
  },
  debt: { name: 'financing_debt', statement: 'balance', label: null },
  drawdown: { name: 'financing_drawdown', statement: 'balance', label: null },
  repayment: { name: 'financing_repayment', statement: 'balance', label: null },
  paidInCapital: { name: 'financing_paid_in_capital', statement: 'balance', label: null },
  contribution: { name: 'financing_contribution', statement: 'balance', label: null },
  equityRepayment: { name: 'financing_equity_repayment', statement: 'balance', label: null },
  bookValue: { name: 'fixedassets_net_book_value', statement: 'balance', label: null },
  capital: { name: 'fixedassets_capex', statement: 'balance', label: null },
  wear: { name: 'fixedassets_depreciation', statement: 'balance', label: null },
  assetProceeds: { name: 'fixedassets_proceeds', statement: 'balance', label: null },
  assetGain: { name: 'fixedassets_gain', statement: 'balance', label: null },
  fixedAssets: { name: 'bs_fixed_assets', statement: 'balance', label: null },
  loanInterest: { name: 'financing_interest', statement: 'balance', label: null },
  balanceDebt: { name: 'bs_debt', statement: 'balance', label: null },
  balanceCapital: { name: 'bs_paid_in_capital', statement: 'balance', label: null },
  receivables: { name: 'bs_receivables', statement: 'balance', label: null },
  inventory: { name: 'bs_inventory', statement: 'balance', label: null },
  prepaid: { name: 'bs_prepaid', statement: 'balance', label: null },
  payables: { name: 'bs_payables', statement: 'balance', label: null },
} as const satisfies Readonly<Record<string, StatementLineWords>>;

export type StatementLineId = keyof typeof statementLineWords;
