import { isObject, type Json, type JsonObject } from '../json.js';

/** The parts of list items of a control plane (document spec/control.yaml) that a run reads and checks. */
export type Mail = JsonObject & { readonly to: string; readonly kind: string; readonly data: JsonObject };
export type Delivery = JsonObject & { readonly webhookId: string; readonly payload?: Json };
export type Webhook = JsonObject & {
  readonly id: string;
  readonly url: string;
  readonly ledgerId?: string;
};

export const isMail = (item: JsonObject): item is Mail =>
  isText(item['to']) && isText(item['kind']) && isObject(item['data']);

export const isDelivery = (item: JsonObject): item is Delivery => isText(item['webhookId']);

export const isWebhook = (item: JsonObject): item is Webhook =>
  isText(item['id']) && isText(item['url']) && (item['ledgerId'] === undefined || isText(item['ledgerId']));

const isText = (value: unknown): value is string => typeof value === 'string';
