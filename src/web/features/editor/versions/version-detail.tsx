// One version: what it changed, how it differs from the current one, and a button to restore it.
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { exactMomentText } from '#web/ui/dates/dates.tsx';
import { SegmentedChoice } from '#web/ui/fields/segmented-choice.tsx';
import { useDocumentState, useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { useEditorPart } from '../session/state/editor-parts.ts';
import { useRestore } from './use-restore.ts';
import { VersionFigures } from './version-figures.tsx';
import classes from './versions.module.css';
import { isRecoveredDraft, type TemplateVersion, versionQuery } from './versions-query.ts';

interface VersionDetailProps {
  readonly version: TemplateVersion;
  /** The version before it; null if there is none. */
  readonly before: TemplateVersion | null;
  readonly isPresent: boolean;
  readonly onDone: () => void;
}

type ComparedVersion = 'now' | 'before';

export function VersionDetail({ version, before, isPresent, onDone }: VersionDetailProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [wanted, compare] = useState<ComparedVersion>('now');
  const compared = isPresent ? 'before' : wanted;
  const when = exactMomentText(intl, version.timestamp);
  return (
    <section className={classes.detail} aria-label={when}>
      <h3 className={classes.when}>{when}</h3>
      {version.kind === 'conflict' && (
        <Text size="sm" c="dimmed">
          {isRecoveredDraft(version) ? (
            <FormattedMessage id="versions.left-why" />
          ) : (
            <FormattedMessage id="versions.aside-why" />
          )}
        </Text>
      )}
      {!isPresent && before && (
        <SegmentedChoice
          label={when}
          value={wanted}
          onChange={compare}
          choices={[
            { value: 'now', label: formatMessage({ id: 'versions.against-now' }) },
            { value: 'before', label: formatMessage({ id: 'versions.what-changed' }) },
          ]}
        />
      )}
      {compared === 'now' ? (
        <DifferencesFromCurrent version={version} />
      ) : (
        <WhatChanged version={version} before={before} />
      )}
      {!isPresent && <Restore version={version} when={when} onDone={onDone} />}
    </section>
  );
}

function DifferencesFromCurrent({ version }: { readonly version: TemplateVersion }) {
  const DifferenceList = useEditorPart('DifferenceList');
  const now = useTemplate();
  const revision = useDocumentState((state) => state.revision);
  const then = useQuery(versionQuery(now.uuid, version.version));
  const headings = [
    <FormattedMessage key="then" id="versions.then" />,
    <FormattedMessage key="now" id="versions.now" />,
  ] as const;
  if (then.isError) return <VersionNotLoaded onRetry={() => void then.refetch()} />;
  if (!then.data) return <Skeleton height={160} radius="md" />;
  return (
    <>
      <DifferenceList one={then.data} other={now} headings={headings} />
      <VersionFigures id={`${version.version} ${revision}`} one={then.data} other={now} headings={headings} />
    </>
  );
}

interface WhatChangedProps {
  readonly version: TemplateVersion;
  readonly before: TemplateVersion | null;
}

function WhatChanged({ version, before }: WhatChangedProps) {
  const DifferenceList = useEditorPart('DifferenceList');
  const { uuid } = useTemplateDocument();
  const after = useQuery(versionQuery(uuid, version.version));
  const earlier = useQuery({ ...versionQuery(uuid, before?.version ?? ''), enabled: before !== null });
  const headings = [
    <FormattedMessage key="before" id="versions.before" />,
    <FormattedMessage key="after" id="versions.after" />,
  ] as const;
  if (!before) {
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="versions.first" />
      </Text>
    );
  }
  if (after.isError || earlier.isError)
    return (
      <VersionNotLoaded
        onRetry={() => {
          void after.refetch();
          void earlier.refetch();
        }}
      />
    );
  if (!after.data || !earlier.data) return <Skeleton height={160} radius="md" />;
  return <DifferenceList one={earlier.data} other={after.data} headings={headings} />;
}

function VersionNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert color="red" role="alert">
      <FormattedMessage id="versions.not-read" />{' '}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        <FormattedMessage id="home.retry" />
      </Button>
    </Alert>
  );
}

interface RestoreProps {
  readonly version: TemplateVersion;
  readonly when: string;
  readonly onDone: () => void;
}

function Restore({ version, when, onDone }: RestoreProps) {
  const { mutate, isPending, isError } = useRestore(version, when, onDone);
  return (
    <div className={classes.restore}>
      {isError && (
        <Alert color="red" role="alert">
          <FormattedMessage id="versions.not-restored" />
        </Alert>
      )}
      <LockedInView>
        <Button loading={isPending} onClick={() => mutate()}>
          <FormattedMessage id="versions.restore" />
        </Button>
      </LockedInView>
      <Text size="sm" c="dimmed">
        <FormattedMessage id="versions.restore-hint" />
      </Text>
    </div>
  );
}
