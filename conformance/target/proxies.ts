const variables = ['http_proxy', 'https_proxy'] as const;

/** The proxies in the usual environment variables. As with other clients, `http://` may be omitted. */
export function proxiesIn(env: NodeJS.ProcessEnv): { readonly from: string; readonly value: string }[] {
  return variables.map((name) => {
    const from = env[name] === undefined ? name.toUpperCase() : name;
    const { [from]: value = '' } = env;
    return { from, value: value === '' || value.includes('://') ? value : `http://${value}` };
  });
}
