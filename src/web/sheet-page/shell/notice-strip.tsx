// Says what happens to changes, and how many there are; whoever came to look is not bothered once they know.
import { IconAlertTriangle, IconInfoCircle, IconPencil, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import { useSaveTrouble } from '#web/sheet-page/saving/use-save-trouble.ts';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import classes from './notice-strip.module.css';
import { type Opened, useOpened } from './open-page.ts';

const iconSize = 17;

export function NoticeStrip() {
  const { saver } = useOpened();
  const isInTrouble = useSaveTrouble(saver);
  const changed = usePageState(({ changedCount }) => changedCount);
  const hasStopped = usePageState((state) => state.hasStopped);
  const [isClosed, setIsClosed] = useState(false);
  if (hasStopped) return <Stopped />;
  if (!saver && changed > 0) return <Changes count={changed} />;
  // That changes are saved is not said beside that they are not.
  return isClosed || isInTrouble ? null : <Welcome onClose={() => setIsClosed(true)} />;
}

interface StripProps {
  readonly icon: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Strip({ icon, text, children }: StripProps) {
  return (
    <section className={classes.strip}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  );
}

function welcomeOf({ saver, hasFormulas }: Opened): ReactNode {
  if (saver) return <FormattedMessage id="book.welcome-saved" />;
  if (!hasFormulas) return <FormattedMessage id="book.welcome-numbers" />;
  return <FormattedMessage id="book.welcome" />;
}

function Welcome({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Strip icon={<IconInfoCircle size={iconSize} />} text={welcomeOf(useOpened())}>
      <ToolButton
        label={formatMessage({ id: 'app.close' })}
        icon={<IconX size={iconSize} />}
        onClick={onClose}
      />
    </Strip>
  );
}

function Changes({ count }: { readonly count: number }) {
  const page = usePage();
  return (
    <Strip
      icon={<IconPencil size={iconSize} />}
      text={<FormattedMessage id="book.changed" values={{ count }} />}
    >
      <button type="button" className={classes.link} onClick={() => void page.startOver()}>
        <FormattedMessage id="book.start-over" />
      </button>
    </Strip>
  );
}

function Stopped() {
  return (
    <div role="alert">
      <Strip icon={<IconAlertTriangle size={iconSize} />} text={<FormattedMessage id="book.stopped" />}>
        <button type="button" className={classes.link} onClick={() => location.reload()}>
          <FormattedMessage id="book.reload" />
        </button>
      </Strip>
    </div>
  );
}
