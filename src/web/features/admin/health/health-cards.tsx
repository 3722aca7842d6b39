// One card for each part: what it is, how it is, the numbers, and what to do where it is not well.
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import classes from './health-tab.module.css';
import { type Health, LevelMark, type Part } from './levels.tsx';
import { useFacts } from './use-facts.tsx';

const titles = defineMessages<Part>({
  database: { id: 'admin.health-database' },
  disk: { id: 'admin.health-disk' },
  jobs: { id: 'admin.health-jobs' },
  errors: { id: 'admin.health-errors' },
  eventLoop: { id: 'admin.health-event-loop' },
  memory: { id: 'admin.health-memory' },
  models: { id: 'admin.health-models' },
  documents: { id: 'admin.health-documents' },
  mail: { id: 'admin.health-mail' },
  payments: { id: 'admin.health-payments' },
  ai: { id: 'admin.health-ai' },
  googleSignIn: { id: 'admin.health-google-sign-in' },
  spreadsheets: { id: 'admin.health-spreadsheets' },
  backup: { id: 'admin.health-backup' },
  clock: { id: 'admin.health-clock' },
});

const remedies = defineMessages<Part>({
  database: { id: 'admin.health-database-remedy' },
  disk: { id: 'admin.health-disk-remedy' },
  jobs: { id: 'admin.health-jobs-remedy' },
  errors: { id: 'admin.health-errors-remedy' },
  eventLoop: { id: 'admin.health-event-loop-remedy' },
  memory: { id: 'admin.health-memory-remedy' },
  models: { id: 'admin.health-models-remedy' },
  documents: { id: 'admin.health-documents-remedy' },
  mail: { id: 'admin.health-mail-remedy' },
  payments: { id: 'admin.health-payments-remedy' },
  ai: { id: 'admin.health-ai-remedy' },
  googleSignIn: { id: 'admin.health-google-sign-in-remedy' },
  spreadsheets: { id: 'admin.health-spreadsheets-remedy' },
  backup: { id: 'admin.health-backup-remedy' },
  clock: { id: 'admin.health-clock-remedy' },
});

const parts: readonly Part[] = [
  ...(['database', 'disk', 'jobs', 'errors', 'backup', 'clock'] as const),
  ...(['eventLoop', 'memory', 'models', 'documents'] as const),
  ...(['mail', 'payments', 'ai', 'googleSignIn', 'spreadsheets'] as const),
];

const urgency = { red: 0, amber: 1, green: 2 } as const;

/** What needs somebody comes first. */
export function HealthCards({ health }: { readonly health: Health }) {
  const { levels } = health;
  const ordered = [...parts].sort((one, other) => urgency[levels[one]] - urgency[levels[other]]);
  return (
    <ul className={classes.cards}>
      {ordered.map((part) => (
        <Card key={part} part={part} health={health} />
      ))}
    </ul>
  );
}

function Card({ part, health }: { readonly part: Part; readonly health: Health }) {
  const { formatMessage } = useIntl();
  const facts = useFacts(health)[part];
  const level = health.levels[part];
  return (
    <li className={classes.card} data-level={level}>
      <div className={classes.top}>
        <h3 className={classes.title}>{formatMessage(titles[part])}</h3>
        <LevelMark level={level} />
      </div>
      <p className={classes.facts}>{facts}</p>
      {level !== 'green' && (
        <p className={classes.remedy}>
          <FormattedMessage {...remedies[part]} />
        </p>
      )}
    </li>
  );
}
