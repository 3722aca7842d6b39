// One screenshot of the carousel; hidden ones are also hidden from screen readers.
import { useIntl } from 'react-intl';
import { screenshotAddress } from '../queries/screenshot-address.ts';
import classes from './carousel.module.css';

interface SlideProps {
  readonly templateId: string;
  readonly filename: string;
  readonly label: string;
  readonly isShown: boolean;
}

export function Slide({ templateId, filename, label, isShown }: SlideProps) {
  const { formatMessage } = useIntl();
  return (
    <figure
      className={classes.slide}
      aria-roledescription={formatMessage({ id: 'gallery.slide' })}
      aria-label={label}
      aria-hidden={!isShown}
    >
      <img
        className={classes.picture}
        src={screenshotAddress(templateId, filename)}
        width={1280}
        height={800}
        alt={label}
        decoding="async"
      />
    </figure>
  );
}
