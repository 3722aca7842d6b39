// The statements that fill a database as a business leaves it after years, the same rows on both databases, spread by
// arithmetic instead of at random: a hundred thousand users, five million entries of the log.

export interface Sizes {
  readonly users: number;
  readonly templates: number;
  readonly entries: number;
}

/** What the databases write differently. */
export interface Dialect {
  /** The numbers from 1 to `count` as the column n of a table. */
  series(count: number): string;
  /** A number below 2^32 as eight hexadecimal digits. */
  hex(number: string): string;
}

export const sqliteDialect: Dialect = {
  series: (count) =>
    `(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${count}) select n from s) as s`,
  hex: (number) => `printf('%08x', ${number})`,
};

export const postgresDialect: Dialect = {
  series: (count) => `generate_series(1::bigint, ${count}::bigint) as s(n)`,
  hex: (number) => `lpad(to_hex(${number}), 8, '0')`,
};

const dayMs = 86_400_000;
/** Up to this day: what is older than the server keeps it would be deleted while it is measured. */
const lastDay = Math.floor(Date.now() / dayMs) * dayMs;
/** Of the first user. */
const firstDay = lastDay - 1000 * dayMs;
/** Of the log, less than the server keeps. */
const loggedDays = 85;
/** Of deleted templates. */
const deletedDays = 25;
const kinds = [
  ...['template-saved', 'user-logged-in', 'request-refused', 'settings-saved', 'model-downloaded'],
  ...['user-registered', 'model-build-excel-error', 'template-cloned', 'template-deleted', 'request-error'],
  ...['user-signed-out', 'password-reset-requested', 'index-server-started', 'job-error', 'letter-error'],
];

/** Ids in no order, as random ones are: an odd factor gives each number below 2^32 once. */
const concat = (...parts: readonly string[]): string => parts.join(' || ');

const idOf = ({ hex }: Dialect, number: string, kind: string) =>
  concat(hex(`((${number}) * 2654435761) % 4294967296`), `'-${kind}-4000-8000-0000'`, hex(number));

export function fillStatements(dialect: Dialect, sizes: Sizes): readonly string[] {
  const { series } = dialect;
  const { users, templates, entries } = sizes;
  const userId = (number: string) => idOf(dialect, number, '0001');
  const text = (number: string) => `cast(${number} as text)`;
  const userAt = `${firstDay} + n * ${Math.floor((1000 * dayMs) / users)}`;
  const templateAt = `${firstDay} + (n % ${templates}) * ${Math.floor((1000 * dayMs) / templates)}`;
  const entryAt = `${lastDay - loggedDays * dayMs} + n * ${Math.floor((loggedDays * dayMs) / entries)}`;
  const deletedAt = `${lastDay - deletedDays * dayMs} + (n % ${templates}) * ${Math.floor((deletedDays * dayMs) / templates)}`;
  const kindOf = `case ${kinds.map((kind, index) => `when n % 1000 < ${shareUpTo(index)} then '${kind}'`).join(' ')} else '${kinds[0]}' end`;
  return [
    `insert into account (id, kind, language, settings, created_at, updated_at, email, first_name, last_name, plan)
      select ${userId('n')}, case when n % 10 < 3 then 'user' else 'anonymous' end, case when n % 3 = 0 then 'ru' else 'en' end,
        '{}', ${userAt}, ${userAt}, case when n % 10 < 3 then ${concat(`'person'`, text('n'), `'@example.com'`)} end,
        ${concat(`'First'`, text('n % 500'))}, ${concat(`'Last'`, text('n % 3000'))}, case when n % 20 = 0 then 1 end
      from ${series(users)}`,
    `insert into template (uuid, account_id, name, summary, revision, created_at, updated_at, deleted_at, price_cents,
        document_bytes, context, resource_count, search_name)
      select ${idOf(dialect, 'n', '0002')}, ${userId(`1 + (n * 7919) % ${users}`)}, ${concat(`'Model '`, text('(n * n) % 20000'))},
        '{"description":"A model of a business that sells things to people who need them.","language":"en","services":["One","Two"],"isPublished":false}',
        1, ${templateAt}, ${templateAt}, case when n % 13 = 0 then ${deletedAt} end, 0, 30000 + n % 5000,
        case when n % 4 = 0 then ${concat(`'Bakery number '`, text('n % 1000'))} else '' end, 20 + n % 30,
        ${concat(`'model '`, text('(n * n) % 20000'))}
      from ${series(templates)}`,
    `insert into purchase_order (id, account_id, email, name, amount, currency, created_at)
      select ${idOf(dialect, 'n', '0003')}, ${userId(`1 + (n * 104729) % ${users}`)},
        ${concat(`'buyer'`, text('n'), `'@example.com'`)}, 'A model', 1900, 'usd', ${userAt}
      from ${series(Math.floor(users / 5))}`,
    `insert into log_entry (id, at, level, lmid, account_id, ip, verb, path, content, body)
      select ${idOf(dialect, 'n', '0004')}, ${entryAt}, 'info', ${kindOf},
        case when n % 100 = 7 then ${userId('1')} when n % 10 > 0 then ${userId(`1 + (n * 6151) % ${users}`)} end,
        ${concat(`'198.51.'`, text('n % 256'), `'.'`, text('n % 251'))}, 'POST',
        ${concat(`'/api/user/template/'`, idOf(dialect, `1 + n % ${templates}`, '0002'))},
        ${concat(`'template '`, text('n'))}, case when n % 50 = 0 then '{"message":"something"}' end
      from ${series(entries)}`,
  ];
}

/** Of a thousand entries: the first kinds have most, the last ones one in a thousand. */
function shareUpTo(index: number): number {
  const shares = [400, 200, 150, 100, 50, 30, 20, 15, 10, 8, 6, 5, 3, 2, 1];
  return shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0);
}
