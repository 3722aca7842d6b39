// The templates that people report, with what they say; dismissed, taken out of the gallery, or made private.
import { Anchor, Badge, Button, Group, List, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { AnswerDialog } from '../parts/answer-dialog.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import type { OperatorColumn } from '../parts/operator-table.tsx';
import { PagedTable } from '../parts/paged-table.tsx';
import { ShownTime } from '../parts/shown-time.tsx';
import { TakeOutDialog } from '../parts/take-out-dialog.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { usePages } from '../parts/use-pages.ts';
import classes from './reports.module.css';
import { useReportReasons } from './use-report-reasons.ts';

type Reported = Reply<'listTemplateReports'>['templates'][number];

interface Answered {
  readonly template: Reported;
  readonly answer: 'take-out' | 'unpublish';
}

async function readReported(_all: null, skip: number, signal: AbortSignal) {
  const { templates, ...more } = await call('listTemplateReports', { query: { skip }, signal });
  return { ...more, rows: templates };
}

export function ReportedTemplates({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const reported = usePages(null, readReported, refreshes);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const dismissal = useOperatorLoad(async (signal, id: string) => {
    await call('dismissReports', { params: { id }, signal });
    reported.again();
  });
  const columns = useReportColumns(setAnswered, (id) => void dismissal.load(id));
  const ends = {
    onClose: () => setAnswered(null),
    onDone: () => {
      setAnswered(null);
      reported.again();
    },
  };
  return (
    <>
      {dismissal.state === 'failed' && (
        <ErrorBanner
          error={dismissal.error}
          fallback={formatMessage({ id: 'reports.dismiss-failed' })}
          onRetry={dismissal.retry}
        />
      )}
      <PagedTable
        pages={reported}
        label={formatMessage({ id: 'reports.templates' })}
        failed={formatMessage({ id: 'reports.templates-failed' })}
        empty={<FormattedMessage id="reports.no-templates" />}
        columns={columns}
        keyOf={({ uuid }) => uuid}
      />
      {answered?.answer === 'take-out' && <TakeOutDialog template={answered.template} {...ends} />}
      {answered?.answer === 'unpublish' && <UnpublishDialog template={answered.template} {...ends} />}
    </>
  );
}

interface UnpublishDialogProps {
  readonly template: Reported;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function UnpublishDialog({ template: { uuid, name, owner }, ...ends }: UnpublishDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <AnswerDialog
      title={<FormattedMessage id="reports.unpublish-title" values={{ name }} />}
      text={<FormattedMessage id="reports.unpublish-text" />}
      label={formatMessage({ id: 'approval.sentence-optional' })}
      expected={owner?.email ?? owner?.accountId ?? uuid}
      submit={<FormattedMessage id="reports.unpublish" />}
      isDangerous
      failed={formatMessage({ id: 'reports.unpublish-failed' })}
      onAnswer={({ sentence, confirm }) =>
        call('unpublishReported', { params: { id: uuid }, query: { confirm }, body: { answer: sentence } })
      }
      {...ends}
    />
  );
}

function useReportColumns(
  onAnswer: (answered: Answered) => void,
  onDismiss: (uuid: string) => void,
): readonly OperatorColumn<Reported>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        title: formatMessage({ id: 'prices.template' }),
        cell: (one) => <ReportedName {...one} />,
      },
      {
        id: 'reports',
        title: formatMessage({ id: 'approval.reports' }),
        width: 'wide',
        cell: ({ reports }) => <Reports reports={reports} />,
      },
      {
        id: 'actions',
        title: formatMessage({ id: 'payments.actions' }),
        isUntitledOnCards: true,
        cell: (template) => (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => onDismiss(template.uuid)}>
              <FormattedMessage id="reports.dismiss" />
            </Button>
            {template.isInGallery && (
              <Button
                size="compact-sm"
                variant="light"
                color="red"
                onClick={() => onAnswer({ template, answer: 'take-out' })}
              >
                <FormattedMessage id="approval.take-out" />
              </Button>
            )}
            {template.isPublished && (
              <Button
                size="compact-sm"
                variant="light"
                color="red"
                onClick={() => onAnswer({ template, answer: 'unpublish' })}
              >
                <FormattedMessage id="reports.unpublish" />
              </Button>
            )}
          </Group>
        ),
      },
    ],
    [formatMessage, onAnswer, onDismiss],
  );
}

const ReportedName = ({ name, uuid, isInGallery, isPublished, owner }: Reported) => (
  <Stack gap={4} align="flex-start">
    <Text size="sm" fw={550}>
      {name || uuid}
    </Text>
    {owner && (
      <Text size="xs" c="dimmed">
        {owner.email ?? owner.accountId}
      </Text>
    )}
    <Group gap={4}>
      {isInGallery && (
        <Badge variant="light" color="teal" miw="max-content">
          <FormattedMessage id="reports.in-gallery" />
        </Badge>
      )}
      {isPublished && (
        <Badge variant="light" color="blue" miw="max-content">
          <FormattedMessage id="reports.published" />
        </Badge>
      )}
    </Group>
    {isPublished && (
      <Anchor size="sm" href={`#/template/${uuid}/`} target="_blank" rel="noopener">
        <FormattedMessage id="approval.look" />
      </Anchor>
    )}
  </Stack>
);

function Reports({ reports }: Pick<Reported, 'reports'>) {
  const reasons = useReportReasons();
  return (
    <List size="sm" className={classes.words ?? ''}>
      {reports.map(({ at, reason, words, email }) => (
        <List.Item key={`${at} ${email} ${words}`}>
          <strong>{reasons[reason]}</strong>
          {words !== '' && `: ${words}`}
          <Text size="xs" c="dimmed">
            <ShownTime at={at} /> · {email ?? <FormattedMessage id="reports.visitor" />}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
