// The season of a number: one of the template's seasonal patterns, which can be changed, or a new one.
import { Button, NativeSelect } from '@mantine/core';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useTemplate } from '../document/document-context.ts';
import { seasonalPatterns } from '../document/drivers/seasonal-patterns.ts';
import classes from './driver.module.css';
import type { DriverInput } from './driver-input.ts';

const PatternDialog = lazyPart(() => import('./seasons/pattern-dialog.tsx'), 'PatternDialog');

export function SeasonFields({ input }: { readonly input: DriverInput }) {
  const { formatMessage } = useIntl();
  const { changeOf } = input;
  const patterns = seasonalPatterns(useTemplate());
  const [opened, setOpened] = useState<'new' | 'known' | null>(null);
  const chosen = input.texts.season ?? '';
  const isGone = !patterns.some(({ id }) => id === chosen);
  const gone = formatMessage({ id: 'reference.gone' });
  return (
    <>
      <NativeSelect
        className={classes.whole ?? ''}
        size="xs"
        label={formatMessage({ id: 'driver.part.season' })}
        value={chosen}
        error={isGone && formatMessage({ id: 'driver.season-gone' })}
        data={[
          ...(isGone ? [{ value: chosen, label: gone }] : []),
          ...patterns.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => input.onChange({ season: currentTarget.value }, 'season')}
      />
      <div className={classes.links}>
        {!isGone && (
          <Button variant="subtle" size="compact-xs" onClick={() => setOpened('known')}>
            <FormattedMessage id="season.edit" />
          </Button>
        )}
        <Button variant="subtle" size="compact-xs" onClick={() => setOpened('new')}>
          <FormattedMessage id="season.new" />
        </Button>
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <PatternDialog
            patternId={opened === 'new' ? null : chosen}
            following={changeOf && ((season) => changeOf({ season }, 'season'))}
            onSaved={(season) => input.onChange({ season }, 'season')}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
