// The entry for development and tests: the calls of the application to production are answered by a mock that runs beside.
import { setupWorker } from 'msw/browser';
import { handlers } from 'people-data-kit/msw';

const { mock, api } = Object.fromEntries(new URLSearchParams(location.search));
const worker = setupWorker(...handlers(mock, { origin: api }));
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
await import('./app.js');
