// The versions of a template, grouped by the day they were saved.
import { Badge } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './versions.module.css';
import { isRecoveredDraft, type TemplateVersion } from './versions-query.ts';

interface VersionListProps {
  readonly versions: readonly TemplateVersion[];
  readonly present: TemplateVersion | undefined;
  readonly picked: TemplateVersion | undefined;
  readonly onPick: (version: string) => void;
}

export function VersionList({ versions, present, picked, onPick }: VersionListProps) {
  const { formatMessage, formatDate } = useIntl();
  const dayOf = ({ timestamp }: TemplateVersion) => formatDate(timestamp, { dateStyle: 'full' });
  const days = [...new Set(versions.map(dayOf))];
  return (
    <nav className={classes.list} aria-label={formatMessage({ id: 'versions.list' })}>
      {days.map((day) => (
        <section key={day} aria-label={day}>
          <h3 className={classes.day}>{day}</h3>
          <ul>
            {versions
              .filter((version) => dayOf(version) === day)
              .map((version) => (
                <li key={version.version}>
                  <button
                    type="button"
                    className={classes.version}
                    aria-current={version === picked ? 'true' : undefined}
                    onClick={() => onPick(version.version)}
                  >
                    <VersionLine version={version} isPresent={version === present} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface VersionLineProps {
  readonly version: TemplateVersion;
  readonly isPresent: boolean;
}

function VersionLine({ version, isPresent }: VersionLineProps) {
  const { formatTime } = useIntl();
  const { timestamp, name, kind } = version;
  return (
    <>
      <span className={classes.time}>
        {formatTime(timestamp, { timeStyle: 'medium', hourCycle: 'h23' })}
        {isPresent && (
          <Badge size="sm" variant="light">
            <FormattedMessage id="versions.now" />
          </Badge>
        )}
        {kind === 'conflict' && (
          <Badge size="sm" variant="light" color="yellow">
            {isRecoveredDraft(version) ? (
              <FormattedMessage id="versions.left" />
            ) : (
              <FormattedMessage id="versions.aside" />
            )}
          </Badge>
        )}
      </span>
      <span className={classes.name}>{name}</span>
    </>
  );
}
