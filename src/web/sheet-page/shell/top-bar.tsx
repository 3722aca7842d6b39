// Whose spreadsheet this is and what made it, the scenario, and what can be done with all of it.
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadButton } from '#web/sheet-page/download/download-button.tsx';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import { PageMenu } from '#web/sheet-page/menu/page-menu.tsx';
import { SaveState } from '#web/sheet-page/saving/save-state.tsx';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import { useOpened } from './open-page.ts';
import { ScenarioChoice } from './scenario-choice.tsx';
import classes from './top-bar.module.css';

const iconSize = 19;

interface TopBarProps {
  readonly onFind: () => void;
  readonly onHelp: () => void;
}

export function TopBar({ onFind, onHelp }: TopBarProps) {
  const { formatMessage } = useIntl();
  const { saver, state, hasFormulas } = useOpened();
  return (
    <header className={classes.bar}>
      <Name />
      {saver && <SaveState saver={saver} />}
      {hasFormulas && <ScenarioChoice />}
      <div className={classes.tools}>
        <Steps />
        <ToolButton
          label={formatMessage({ id: 'book.find' })}
          icon={<IconSearch size={iconSize} />}
          onClick={onFind}
        />
        <PageMenu onHelp={onHelp} />
        {state.canDownload && <DownloadButton title={state.title} />}
      </div>
    </header>
  );
}

function Name() {
  const { state } = useOpened();
  return (
    <div className={classes.name}>
      <img className={classes.mark} src="/builder/mark.svg" alt="" width={28} height={28} />
      <div className={classes.words}>
        <h1 className={classes.title} title={state.title}>
          {state.title}
        </h1>
        <p className={classes.made}>
          <FormattedMessage
            id="book.made-with"
            values={{ link: (words) => <a href="/builder/">{words}</a> }}
          />
        </p>
      </div>
    </div>
  );
}

function Steps() {
  const { formatMessage } = useIntl();
  const page = usePage();
  const canUndo = usePageState((state) => state.canUndo);
  const canRedo = usePageState((state) => state.canRedo);
  return (
    <>
      <ToolButton
        label={formatMessage({ id: 'book.undo' })}
        icon={<IconArrowBackUp size={iconSize} />}
        disabled={!canUndo}
        onClick={() => void page.undo()}
      />
      <ToolButton
        label={formatMessage({ id: 'book.redo' })}
        icon={<IconArrowForwardUp size={iconSize} />}
        disabled={!canRedo}
        onClick={() => void page.redo()}
      />
    </>
  );
}
