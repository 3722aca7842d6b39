// Whether a template is in the gallery: asked for, approved, refused with a sentence, or taken out.
import { Badge, Blockquote, Button, Group, Stack, Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { ShownDay } from '#web/ui/dates/dates.tsx';
import { NotDone } from './not-done.tsx';
import { type Listing, useChangeListing } from './use-listing.ts';

interface ListingPartProps {
  readonly templateUuid: string;
  readonly listing: Listing;
}

export function ListingPart({ templateUuid, listing }: ListingPartProps) {
  const change = useChangeListing(templateUuid);
  return (
    <Stack gap="sm" aria-live="polite">
      <Group gap="sm">
        <Title order={3} size="h5">
          <FormattedMessage id="publish.gallery" />
        </Title>
        <ListingBadge listing={listing} />
      </Group>
      <Text size="sm" c="dimmed">
        <ListingText listing={listing} />
      </Text>
      {listing.answer !== '' && listing.state !== 'asked' && (
        <Blockquote p="sm" mt={0}>
          {listing.answer}
        </Blockquote>
      )}
      <NotDone error={change.error} />
      <Group justify="flex-end">
        <ListingActions listing={listing} isBusy={change.isPending} onChange={change.mutate} />
      </Group>
    </Stack>
  );
}

function ListingBadge({ listing: { state, isChanged } }: Pick<ListingPartProps, 'listing'>) {
  if (state === 'asked' || isChanged)
    return (
      <Badge variant="light" color="yellow">
        <FormattedMessage id="publish.state-asked" />
      </Badge>
    );
  if (state === 'approved')
    return (
      <Badge variant="light" color="teal">
        <FormattedMessage id="publish.state-approved" />
      </Badge>
    );
  if (state === 'refused')
    return (
      <Badge variant="light" color="red">
        <FormattedMessage id="publish.state-refused" />
      </Badge>
    );
  if (state === 'taken-out')
    return (
      <Badge variant="light" color="gray">
        <FormattedMessage id="publish.state-taken-out" />
      </Badge>
    );
  return null;
}

function ListingText({ listing }: Pick<ListingPartProps, 'listing'>) {
  const { state, isChanged, isListed, isPublished, askedAt } = listing;
  if (isChanged) return <FormattedMessage id="publish.changed" />;
  if (state === 'approved') return <FormattedMessage id="publish.approved" />;
  if (state === 'refused' && isListed) return <FormattedMessage id="publish.refused-change" />;
  if (state === 'refused') return <FormattedMessage id="publish.refused" />;
  if (state === 'taken-out') return <FormattedMessage id="publish.taken-out" />;
  if (state === 'asked')
    return <FormattedMessage id="publish.asked" values={{ date: <ShownDay at={askedAt ?? 0} /> }} />;
  return isPublished ? <FormattedMessage id="publish.ask-text" /> : <FormattedMessage id="publish.first" />;
}

interface ListingActionsProps {
  readonly listing: Listing;
  readonly isBusy: boolean;
  readonly onChange: (change: 'askForListing' | 'withdrawListing') => void;
}

function ListingActions({
  listing: { state, isListed, isPublished },
  isBusy,
  onChange,
}: ListingActionsProps) {
  const { isSignedIn } = useVisitor();
  if (!isSignedIn)
    return (
      <Button variant="light" onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}>
        <FormattedMessage id="publish.sign-in" />
      </Button>
    );
  const canAsk = isPublished && (state === 'none' || state === 'refused' || state === 'taken-out');
  return (
    <>
      {(state === 'asked' || isListed) && state !== 'none' && (
        <Button variant="default" loading={isBusy} onClick={() => onChange('withdrawListing')}>
          {isListed ? <FormattedMessage id="publish.take-out" /> : <FormattedMessage id="publish.withdraw" />}
        </Button>
      )}
      {canAsk && (
        <Button variant="light" loading={isBusy} onClick={() => onChange('askForListing')}>
          {state === 'none' ? (
            <FormattedMessage id="publish.ask" />
          ) : (
            <FormattedMessage id="publish.ask-again" />
          )}
        </Button>
      )}
    </>
  );
}
