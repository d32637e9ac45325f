import { defineConfig } from '@playwright/test';

// What the servers print names their addresses, on free ports, and becomes variables of the tests.
const addresses = ['people', 'control', 'controlToken'].map((name) => `"${name}":"(?<pdk_${name}>[^"]+)"`);

export default defineConfig({
  use: {
    baseURL: process.env.APP_URL,
    // A Chromium that is installed, or that of `npx playwright install chromium`.
    launchOptions: { executablePath: process.env.CHROMIUM },
  },
  webServer: [
    {
      command: 'npx pdk mock --port 0 --control-port 0 --json --quiet',
      wait: { stdout: new RegExp(addresses.join('.*')) },
    },
    {
      // Your application.
      command: 'npx esbuild --servedir=app --serve=127.0.0.1:0',
      wait: { stderr: /Local: +(?<app_url>\S+)/ },
    },
  ],
});
