// Permanently removes deleted templates to free space; asks first, because this cannot be undone.
import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeletedTemplate } from '../templates/deleted-query.ts';
import classes from './recently-deleted.module.css';
import { useEmptyDeleted } from './use-empty-deleted.ts';

export function EmptyDeleted({ templates }: { readonly templates: readonly DeletedTemplate[] }) {
  /** Those on the screen when it was asked. */
  const [asked, setAsked] = useState<readonly DeletedTemplate[] | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { empty, isEmptying } = useEmptyDeleted();
  const keep = () => {
    setAsked(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (asked === null) {
    return (
      <Group justify="flex-end" mt="md">
        <Button ref={opener} variant="default" onClick={() => setAsked(templates)}>
          <FormattedMessage id="home.empty" />
        </Button>
      </Group>
    );
  }
  const confirm = async (button: HTMLElement) => {
    const close = button.closest('section')?.querySelector('button');
    if (await empty(asked.map(({ uuid }) => uuid))) close?.focus();
    else keep();
  };
  return (
    <div className={classes.asked} role="alert">
      <Text>
        <FormattedMessage id="home.empty-text" values={{ count: asked.length }} />
      </Text>
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button ref={focusOnce} variant="default" disabled={isEmptying} onClick={keep}>
          <FormattedMessage id="home.empty-no" />
        </Button>
        <Button color="red" loading={isEmptying} onClick={(event) => void confirm(event.currentTarget)}>
          <FormattedMessage id="home.empty-yes" />
        </Button>
      </Group>
    </div>
  );
}

/** The safe answer gets the focus. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}
