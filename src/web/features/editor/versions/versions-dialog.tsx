// The history of a template: its versions day by day, what each changed, and a button to restore any of them.
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTemplateDocument } from '../document/document-context.ts';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';
import classes from './versions.module.css';
import { type TemplateVersion, versionsQuery } from './versions-query.ts';

const widthPx = 900;

export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data, isError, refetch } = useQuery(versionsQuery(useTemplateDocument()));
  return (
    <Dialog
      title={<FormattedMessage id="versions.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      {isError && <VersionsNotLoaded onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton height={240} radius="md" />}
      {!isError && data && data.length < 2 && (
        <Text c="dimmed" role="status">
          <FormattedMessage id="versions.none" />
        </Text>
      )}
      {!isError && data && data.length >= 2 && <Versions versions={data} onClose={onClose} />}
    </Dialog>
  );
}

function VersionsNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Text role="alert">
        <FormattedMessage id="versions.failed" />
      </Text>
      <Button mt="sm" variant="default" onClick={onRetry}>
        <FormattedMessage id="home.retry" />
      </Button>
    </>
  );
}

interface VersionsProps {
  readonly versions: readonly TemplateVersion[];
  readonly onClose: () => void;
}

function Versions({ versions, onClose }: VersionsProps) {
  const present = versions.find(({ kind }) => kind === 'saved');
  const [pickedId, pick] = useState(versions.find((version) => version !== present)?.version);
  const picked = versions.find(({ version }) => version === pickedId);
  return (
    <div className={classes.panes}>
      <VersionList versions={versions} present={present} picked={picked} onPick={pick} />
      {picked && (
        <VersionDetail
          key={picked.version}
          version={picked}
          before={versionBefore(versions, picked)}
          isPresent={picked === present}
          onDone={onClose}
        />
      )}
    </div>
  );
}

/** The version saved before it; conflicts were never part of the sequence. */
function versionBefore(
  versions: readonly TemplateVersion[],
  { kind, revision }: TemplateVersion,
): TemplateVersion | null {
  if (kind === 'conflict') return null;
  const before = versions.filter((version) => version.kind === 'saved' && version.revision < revision);
  return before.reduce<TemplateVersion | null>(
    (newest, version) => (newest === null || version.revision > newest.revision ? version : newest),
    null,
  );
}
