// One template that waits: its checks, its pictures and the model itself; then it is approved or refused.
import { Anchor, Badge, Button, Group, Loader, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { callAddress } from '#web/api/address.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call, type Reply } from '#web/api/call.ts';
import { AnswerDialog } from '../parts/answer-dialog.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import classes from './gallery.module.css';

export type Listing = Reply<'listListings'>['listings'][number];

interface ExaminedProps {
  readonly listing: Listing;
  readonly onAnswered: () => void;
}

type Examination = Reply<'examineListing'>;

export function Examined({ listing, onAnswered }: ExaminedProps) {
  const { formatMessage } = useIntl();
  const { uuid } = listing;
  const examined = useOperatorLoad((signal) => call('examineListing', { params: { id: uuid }, signal }));
  const begin = useRef(() => void examined.load());
  useEffect(() => begin.current(), []);
  const { value, state, error, retry } = examined;
  return (
    <Stack gap="sm">
      {state === 'failed' && (
        <ErrorBanner
          error={error}
          fallback={formatMessage({ id: 'approval.examine-failed' })}
          onRetry={retry}
        />
      )}
      {value === null && state === 'loading' && (
        <Loader size="sm" aria-label={formatMessage({ id: 'admin.loading' })} />
      )}
      {value && <Found listing={listing} examination={value} />}
      {value && (
        <Decision
          key={value.revision}
          listing={listing}
          revision={value.revision}
          onAnswered={onAnswered}
          onStale={() => void examined.load()}
        />
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly listing: Listing;
  readonly examination: Examination;
}

function Found({ listing, examination: { isSound, pictures } }: FoundProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Group gap="md">
        <Badge variant="light" color={isSound ? 'teal' : 'red'}>
          {isSound ? <FormattedMessage id="approval.sound" /> : <FormattedMessage id="approval.unsound" />}
        </Badge>
        {listing.isPublished && (
          <Anchor size="sm" href={`#/template/${listing.uuid}/`} target="_blank" rel="noopener">
            <FormattedMessage id="approval.look" />
          </Anchor>
        )}
      </Group>
      <div className={classes.pictures}>
        {pictures.map((filename, index) => (
          <img
            key={filename}
            className={classes.picture}
            src={callAddress('getListingPicture', { id: listing.uuid, filename })}
            width={640}
            height={400}
            loading="lazy"
            alt={formatMessage({ id: 'approval.picture' }, { name: listing.name, number: index + 1 })}
          />
        ))}
      </div>
    </>
  );
}

interface DecisionProps extends ExaminedProps {
  readonly revision: number;
  /** The template is another one by now, and is to be looked at again. */
  readonly onStale: () => void;
}

function Decision({ listing, revision, onAnswered, onStale }: DecisionProps) {
  const { formatMessage } = useIntl();
  const [isRefusing, setRefusing] = useState(false);
  const params = { id: listing.uuid };
  const approval = useOperatorLoad(async (signal) => {
    await call('approveListing', { params, body: { revision }, signal });
    onAnswered();
  });
  return (
    <>
      {approval.state === 'failed' && (
        <ErrorBanner
          error={approval.error}
          fallback={formatMessage({ id: 'approval.approve-failed' })}
          onRetry={isRefusal(approval.error, 'template-stale') ? onStale : approval.retry}
        />
      )}
      <Group gap="xs">
        <Button loading={approval.state === 'loading'} onClick={() => void approval.load()}>
          <FormattedMessage id="approval.approve" />
        </Button>
        <Button variant="default" onClick={() => setRefusing(true)}>
          <FormattedMessage id="approval.refuse" />
        </Button>
      </Group>
      {isRefusing && (
        <AnswerDialog
          title={<FormattedMessage id="approval.refuse-title" values={{ name: listing.name }} />}
          text={<FormattedMessage id="approval.refuse-text" />}
          label={formatMessage({ id: 'approval.sentence' })}
          isRequired
          expected={null}
          submit={<FormattedMessage id="approval.refuse" />}
          failed={formatMessage({ id: 'approval.refuse-failed' })}
          onAnswer={({ sentence }) => call('refuseListing', { params, body: { revision, answer: sentence } })}
          onDone={onAnswered}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
