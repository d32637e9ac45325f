/** The entry of the package: a mock in process, and the types of what steers it. */
export * from './host/mock.js';
