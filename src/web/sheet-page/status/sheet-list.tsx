// All sheets by what they are for, from a button beside the tabs, which rarely fit.
import { IconMenu2 } from '@tabler/icons-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { SheetView } from '#render/sheet-view/sheet-view.ts';
import { Popup } from '#web/sheet-page/look/popup.tsx';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import classes from './status-bar.module.css';

const titles = defineMessages({
  control: { id: 'book.group-control' },
  input: { id: 'book.group-input' },
  calculation: { id: 'book.group-calculation' },
  output: { id: 'book.group-output' },
} satisfies Record<SheetView['category'], { readonly id: FormatjsIntl.Message['ids'] }>);

export function SheetList() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'book.all-sheets' });
  return (
    <Popup
      label={label}
      place="above-start"
      button={(props) => <ToolButton label={label} icon={<IconMenu2 size={18} />} {...props} />}
    >
      {(close) => <Groups onChosen={close} />}
    </Popup>
  );
}

interface GroupsProps {
  readonly onChosen: () => void;
}

function Groups({ onChosen }: GroupsProps) {
  const { view } = usePage();
  const categories = [...new Set(view.sheets.map(({ category }) => category))];
  return categories.map((category) => <Group key={category} category={category} onChosen={onChosen} />);
}

function Group({ category, onChosen }: GroupsProps & { readonly category: SheetView['category'] }) {
  const page = usePage();
  const open = usePageState(({ sheet }) => sheet);
  const sheets = [...page.view.sheets.entries()].filter(([, sheet]) => sheet.category === category);
  return (
    <section className={classes.group}>
      <h2 className={classes.groupTitle} data-category={category}>
        <FormattedMessage {...titles[category]} />
      </h2>
      {sheets.map(([place, { id, title }]) => (
        <button
          key={id}
          type="button"
          className={classes.listed}
          aria-current={place === open || undefined}
          onClick={() => {
            page.openSheet(place);
            onChosen();
          }}
        >
          {title}
        </button>
      ))}
    </section>
  );
}
