// What is measured of each part, as one short sentence.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShownTime } from '../parts/shown-time.tsx';
import type { Health, Part } from './levels.tsx';

type Service = Health['mail'];

type Size = ReturnType<typeof useSize>;

export function useFacts(health: Health): Readonly<Record<Part, ReactNode>> {
  const size = useSize();
  const { errors, eventLoop, models, documents, payments, spreadsheets, backup, clock } = health;
  return {
    database: databaseFacts(health.database, size),
    disk: diskFacts(health.disk, size),
    jobs: jobFacts(health.jobs),
    errors: <FormattedMessage id="admin.health-errors-facts" values={{ ...errors }} />,
    eventLoop: <FormattedMessage id="admin.health-event-loop-facts" values={{ ...eventLoop }} />,
    memory: memoryFacts(health.memory, size),
    models: <FormattedMessage id="admin.health-load-facts" values={{ ...models }} />,
    documents: <FormattedMessage id="admin.health-load-facts" values={{ ...documents }} />,
    mail: health.mail.kind === 'outside' ? <Answers {...health.mail} /> : texts.outbox,
    payments: payments.kind === 'own' ? texts.testCheckout : <Answers {...payments} />,
    ai: <Answers {...health.ai} />,
    googleSignIn: <Answers {...health.googleSignIn} />,
    spreadsheets: spreadsheets.kind === 'own' ? texts.ownPages : <Answers {...spreadsheets} />,
    backup: backupFacts(backup),
    clock: clock.trustedAt === null ? texts.never : checked(clock.trustedAt),
  };
}

function databaseFacts({ kind, bytes, ...database }: Health['database'], size: Size): ReactNode {
  return (
    <FormattedMessage
      id="admin.health-database-facts"
      values={{
        kind: kind === 'sqlite' ? 'SQLite' : 'PostgreSQL',
        size: size(bytes),
        answerMs: database.answerMs ?? '–',
        schema: database.schema ?? '–',
        schemaOfProgram: database.schemaOfProgram,
      }}
    />
  );
}

const diskFacts = ({ freeBytes, minFreeBytes }: Health['disk'], size: Size): ReactNode => (
  <FormattedMessage
    id="admin.health-disk-facts"
    values={{ free: size(freeBytes), limit: size(minFreeBytes) }}
  />
);

const memoryFacts = ({ usedBytes, ofBytes }: Health['memory'], size: Size): ReactNode => (
  <FormattedMessage id="admin.health-memory-facts" values={{ used: size(usedBytes), of: size(ofBytes) }} />
);

const jobFacts = ({ waiting, failedInDay, oldestDueAt }: Health['jobs']): ReactNode => (
  <FormattedMessage
    id="admin.health-jobs-facts"
    values={{
      waiting,
      failed: failedInDay,
      oldest: oldestDueAt === null ? '–' : <ShownTime key="oldest" at={oldestDueAt} />,
    }}
  />
);

const texts = {
  outbox: <FormattedMessage id="admin.health-outbox" />,
  testCheckout: <FormattedMessage id="admin.health-test-checkout" />,
  ownPages: <FormattedMessage id="admin.health-own-pages" />,
  never: <FormattedMessage id="admin.health-never" />,
  unheard: <FormattedMessage id="admin.health-unheard" />,
  notSetUp: <FormattedMessage id="admin.health-not-set-up" />,
} as const;

const checked = (at: number): ReactNode => (
  <FormattedMessage id="admin.health-clock-facts" values={{ time: <ShownTime key="time" at={at} /> }} />
);

function backupFacts({ isOwn, madeAt }: Health['backup']): ReactNode {
  if (madeAt !== null)
    return (
      <FormattedMessage
        id="admin.health-backup-facts"
        values={{ time: <ShownTime key="time" at={madeAt} /> }}
      />
    );
  return isOwn ? (
    <FormattedMessage id="admin.health-backup-unknown" />
  ) : (
    <FormattedMessage id="admin.health-backup-elsewhere" />
  );
}

function Answers({ kind, answeredAt, failedAt }: Service) {
  if (kind === 'none') return texts.notSetUp;
  if (answeredAt === null && failedAt === null) return texts.unheard;
  const time = (at: number | null) => (at === null ? '–' : <ShownTime key={at} at={at} />);
  return (
    <FormattedMessage
      id="admin.health-answers"
      values={{ answered: time(answeredAt), failed: time(failedAt) }}
    />
  );
}

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
/** As the configuration counts them. */
const step = 1000;

/** In the largest unit that leaves a number of at least one. */
function useSize(): (bytes: number | null) => string {
  const { formatNumber } = useIntl();
  return (bytes) => {
    if (bytes === null) return '–';
    const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
    const unit = units[power - 1] ?? 'kilobyte';
    return formatNumber(bytes / step ** power, { style: 'unit', unit, maximumSignificantDigits: 3 });
  };
}
