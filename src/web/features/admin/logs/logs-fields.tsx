// What of the log is asked for: from which entry on, or which LMID.
import { Anchor, Button, NumberInput, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Toolbar } from '../parts/tab-head.tsx';
import classes from './logs-tab.module.css';
import type { useLogs } from './use-logs.ts';

/** The ids that are looked for most: each start of the server, and each build that failed. */
const quickIds = ['index-server-started', 'model-build-excel-error'];

export function LogsFields(logs: ReturnType<typeof useLogs>) {
  const { skip, setSkip, lmid, setLmid, isLoading, canSearch, load, search } = logs;
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSearch && !isLoading) search();
  };
  const fill = (id: string) => {
    setLmid(id);
    field.current?.focus();
  };
  return (
    <>
      <Toolbar>
        <NumberInput
          className={classes.skip ?? ''}
          label={<FormattedMessage id="admin.skip" />}
          value={skip}
          min={0}
          allowDecimal={false}
          allowNegative={false}
          onChange={(value) => setSkip(String(value))}
        />
        <Button disabled={isLoading} onClick={load}>
          <FormattedMessage id="admin.logs-load" />
        </Button>
        <form className={classes.search} onSubmit={submit}>
          <TextInput
            ref={field}
            className={classes.lmidField ?? ''}
            label={<FormattedMessage id="admin.logs-lmid" />}
            value={lmid}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setLmid(currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            leftSection={<IconSearch size={16} />}
            disabled={!canSearch || isLoading}
          >
            <FormattedMessage id="admin.logs-search" />
          </Button>
        </form>
      </Toolbar>
      <div className={classes.quick}>
        <FormattedMessage id="admin.logs-quick" />
        {quickIds.map((id) => (
          <Anchor key={id} component="button" type="button" size="sm" onClick={() => fill(id)}>
            {id}
          </Anchor>
        ))}
      </div>
    </>
  );
}
