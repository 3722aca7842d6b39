// What component tests need of a browser and happy-dom lacks.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
