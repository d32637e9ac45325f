// Jest's globalSetup: one mock for all test files. The package is ESM, which Node loads by `require`, but Jest does not
// inside of tests before Node 24.9. Here it does, and the tests stay CommonJS, without a flag or a transform.
const { createMock } = require('people-data-kit');

module.exports = async () => {
  const mock = await createMock({ port: 0, controlPort: 0 });
  globalThis.mock = mock;
  process.env.PDK_PEOPLE = mock.urls.people;
  process.env.PDK_CONTROL = mock.urls.control;
  process.env.PDK_CONTROL_TOKEN = mock.controlToken;
};
