const variables = ['http_proxy', 'https_proxy'] as const;

/** Addresses of proxies that the usual variables hold, by their name. As for other clients, `http://` may be left out. */
export function proxiesIn(env: NodeJS.ProcessEnv): { readonly from: string; readonly value: string }[] {
  return variables.map((name) => {
    const from = env[name] === undefined ? name.toUpperCase() : name;
    const { [from]: value = '' } = env;
    return { from, value: value === '' || value.includes('://') ? value : `http://${value}` };
  });
}
