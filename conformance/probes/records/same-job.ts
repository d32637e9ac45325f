import { isObject, type JsonObject } from '../../target/json.js';
import { companyOf } from './company-of.js';

/** The company, the title and the start of a job: they tell it from the others of a person. */
export function isSameJob(job: JsonObject, other: JsonObject): boolean {
  const [company, others] = [job['company'], other['company']];
  if (!isObject(company) || !isObject(others) || companyOf(company) !== companyOf(others)) return false;
  return job['title'] === other['title'] && job['started_at'] === other['started_at'];
}
