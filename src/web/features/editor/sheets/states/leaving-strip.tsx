// Shown for a few seconds in place of a sheet that was disabled, to bring it back.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTemplateDocument } from '../../document/document-context.ts';
import { switchModule } from '../../document/modules/module-edits.ts';
import { forgetLeaving, type LeavingSheet, leavingMs } from '../../session/sheets/leaving-sheets.ts';
import { showSheet } from '../../session/state/editor-state.ts';
import classes from './leaving-strip.module.css';

export function LeavingStrip({ sheet }: { readonly sheet: LeavingSheet }) {
  const { sheetId, moduleId, title } = sheet;
  const open = useTemplateDocument();
  const seconds = useSecondsLeft();
  const bringBack = () => {
    forgetLeaving(open, moduleId);
    open.edit(switchModule(moduleId, title, true));
    void open.saver.save();
    showSheet(open, sheetId, true);
  };
  return (
    <div className={classes.strip}>
      <span role="status" className={classes.words}>
        <FormattedMessage id="sheets.off" values={{ sheet: title }} />
      </span>
      <span className={classes.left} aria-hidden="true">
        <FormattedMessage id="sheets.off-left" values={{ seconds }} />
      </span>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconArrowBackUp size={15} />}
        // If it was disabled by keyboard, the focused element is gone.
        ref={(button) => {
          if (document.activeElement === document.body) button?.focus({ preventScroll: true });
        }}
        onClick={bringBack}
      >
        <FormattedMessage id="sheets.off-undo" />
      </Button>
      <span className={classes.time} aria-hidden="true" />
    </div>
  );
}

const secondMs = 1000;

function useSecondsLeft(): number {
  const [seconds, setSeconds] = useState(leavingMs / secondMs);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), secondMs);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
