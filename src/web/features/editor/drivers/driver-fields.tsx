// How a number moves: its parts, each added when wanted, and what they come to in words and as a drawing.
import { Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { checkValues } from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { driverFault } from '../document/drivers/driver-checks.ts';
import {
  type DriverPart,
  driverParts,
  hasDriver,
  hasPart,
  noDriver,
  withoutPart,
} from '../document/drivers/driver-texts.ts';
import { inputValues } from '../document/drivers/input-values.ts';
import { newPart } from '../document/drivers/new-parts.ts';
import { seasonalPatterns } from '../document/drivers/seasonal-patterns.ts';
import { AddPartMenu } from './add-part-menu.tsx';
import classes from './driver.module.css';
import type { DriverInput } from './driver-input.ts';
import { partNames } from './driver-names.ts';
import { DriverPartFrame } from './driver-part.tsx';
import { driverWords, saidDriver } from './driver-words.ts';
import { PartFields } from './part-fields.tsx';

const NumbersDialog = lazyPart(() => import('../fields/numbers/numbers-dialog.tsx'), 'NumbersDialog');
const PatternDialog = lazyPart(() => import('./seasons/pattern-dialog.tsx'), 'PatternDialog');

export function DriverFields({ input }: { readonly input: DriverInput }) {
  const { formatMessage } = useIntl();
  const { name, texts, isOffered } = input;
  const parts = driverParts.filter((part) => hasPart(texts, part));
  const { fresh, dialog, setDialog, addPart, takeAway, addButton } = useParts(input);
  if (parts.length === 0 && !isOffered) return null;
  return (
    <fieldset className={classes.driver} aria-label={formatMessage({ id: 'driver.group' }, { name })}>
      {parts.length > 0 && (
        <>
          <Outcome input={input} />
          <div className={classes.parts}>
            {parts.map((part) => (
              <DriverPartFrame
                key={part}
                name={formatMessage(partNames[part])}
                of={name}
                isFresh={part === fresh}
                onRemove={() => takeAway(part)}
              >
                <PartFields input={input} part={part} />
              </DriverPartFrame>
            ))}
          </div>
        </>
      )}
      {isOffered && (
        <AddPartMenu
          name={name}
          present={parts}
          button={addButton}
          onAdd={addPart}
          onByPeriod={() => setDialog('numbers')}
          onRead={input.onRead}
        />
      )}
      <Dialogs input={input} dialog={dialog} onClose={() => setDialog(null)} />
    </fieldset>
  );
}

interface DialogsProps {
  readonly input: DriverInput;
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

function Dialogs({ input, dialog, onClose }: DialogsProps) {
  const { changeOf } = input;
  return (
    <Suspense fallback={null}>
      {dialog === 'numbers' && (
        <NumbersDialog
          name={input.name}
          value={input.data}
          isByYear={input.texts.by !== 'period'}
          driver={input.texts}
          onApply={(data) => data !== null && input.onNumbers(data)}
          onClose={onClose}
        />
      )}
      {dialog === 'pattern' && (
        <PatternDialog
          patternId={null}
          following={changeOf && ((season) => changeOf({ season }, 'season'))}
          onSaved={(season) => input.onChange({ season }, 'season')}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

type OpenDialog = 'numbers' | 'pattern' | null;

/** Adding a part focuses its first field, taking one away the button that adds. */
function useParts(input: DriverInput) {
  const { store } = useTemplateDocument();
  const [fresh, setFresh] = useState<DriverPart | null>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const addPart = (part: DriverPart) => {
    const { template } = store.getState();
    setFresh(part);
    if (part !== 'season') return input.onChange(newPart(template, part), part);
    const [pattern] = seasonalPatterns(template);
    if (pattern) input.onChange({ season: pattern.id }, part);
    else setDialog('pattern');
  };
  const takeAway = (part: DriverPart) => {
    input.onChange(withoutPart[part], part);
    input.onLeave?.();
    addButton.current?.focus();
  };
  return { fresh, dialog, setDialog, addPart, takeAway, addButton };
}

function Outcome({ input: { texts, data } }: { readonly input: DriverInput }) {
  const template = useTemplate();
  const intl = useIntl();
  if (!hasDriver(texts) || texts === noDriver) return null;
  if (driverFault(texts) !== null || checkValues(data) !== null) return null;
  const said = driverWords(intl, saidDriver(template, texts, data));
  const values = inputValues(template, { data, driver: texts });
  return (
    <div className={classes.said}>
      <p className={classes.words}>{said}</p>
      <span className={classes.drawing}>
        <Sparkline values={values} width={72} height={26} />
      </span>
    </div>
  );
}
