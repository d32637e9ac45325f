import type { Job } from '../population.js';
import type { Random } from '../random.js';

export type Level = NonNullable<Job['level']>;
export type Work = NonNullable<Job['function']>;

interface Titles {
  /** What people in the function do. */
  readonly roles: readonly string[];
  /** The names of its departments. */
  readonly areas: readonly string[];
  /** The title of its head. */
  readonly chief: string;
}

// biome-ignore format: one function per line
const titles: Readonly<Record<Work, Titles>> = {
  'Banking and Wealth Management': { roles: ['Wealth Advisor', 'Loan Officer', 'Private Banker', 'Investment Analyst', 'Bank Teller'], areas: ['Wealth Management', 'Private Banking'], chief: 'Chief Investment Officer' },
  'Business Management': { roles: ['Business Analyst', 'Strategy Analyst', 'Business Development Associate'], areas: ['Strategy', 'Business Development'], chief: 'Chief Executive Officer' },
  Consulting: { roles: ['Advisory Associate', 'Engagement Analyst', 'Advisory Specialist'], areas: ['Advisory Services', 'Client Engagements'], chief: 'Chief Advisory Officer' },
  Education: { roles: ['Teacher', 'Lecturer', 'Instructional Designer', 'Academic Advisor'], areas: ['Academic Programs', 'Curriculum'], chief: 'Chief Academic Officer' },
  Engineering: { roles: ['Software Engineer', 'Data Engineer', 'Mechanical Engineer', 'Electrical Engineer', 'Robotics Engineer'], areas: ['Engineering', 'Software Development'], chief: 'Chief Technology Officer' },
  'Finance and Administration': { roles: ['Accountant', 'Financial Analyst', 'Administrative Assistant', 'Payroll Specialist'], areas: ['Finance', 'Accounting'], chief: 'Chief Financial Officer' },
  Healthcare: { roles: ['Registered Nurse', 'Physical Therapist', 'Pharmacist', 'Clinical Researcher'], areas: ['Clinical Services', 'Patient Care'], chief: 'Chief Medical Officer' },
  'Human Resources': { roles: ['Recruiter', 'Human Resources Generalist', 'Compensation Analyst'], areas: ['Human Resources', 'Talent Acquisition'], chief: 'Chief People Officer' },
  'Information Technology': { roles: ['Systems Administrator', 'Network Administrator', 'Database Administrator', 'Security Analyst'], areas: ['Information Technology', 'Infrastructure'], chief: 'Chief Information Officer' },
  Legal: { roles: ['Attorney', 'Paralegal', 'Contracts Specialist'], areas: ['Legal Affairs', 'Contracts'], chief: 'Chief Legal Officer' },
  'Marketing and Product': { roles: ['Marketing Specialist', 'Content Strategist', 'Product Designer', 'Brand Specialist'], areas: ['Marketing', 'Product'], chief: 'Chief Marketing Officer' },
  Operations: { roles: ['Operations Analyst', 'Logistics Coordinator', 'Supply Chain Planner', 'Buyer'], areas: ['Operations', 'Logistics'], chief: 'Chief Operating Officer' },
  'Program and Project Management': { roles: ['Project Coordinator', 'Program Analyst', 'Scrum Master'], areas: ['Program', 'Project'], chief: 'Chief Program Officer' },
  'Publishing, Editorial and Reporting': { roles: ['Editor', 'Copy Editor', 'Reporter', 'Technical Writer'], areas: ['Editorial', 'Publishing'], chief: 'Chief Content Officer' },
  Quality: { roles: ['Quality Inspector', 'Quality Assurance Analyst', 'Test Technician'], areas: ['Quality Assurance', 'Quality Control'], chief: 'Chief Quality Officer' },
  'Real Estate': { roles: ['Leasing Agent', 'Property Appraiser', 'Facilities Planner'], areas: ['Real Estate', 'Leasing'], chief: 'Chief Real Estate Officer' },
  'Risk, Safety, Compliance': { roles: ['Compliance Analyst', 'Safety Specialist', 'Risk Analyst'], areas: ['Compliance', 'Risk'], chief: 'Chief Risk Officer' },
  'Sales and Support': { roles: ['Account Executive', 'Sales Representative', 'Customer Support Specialist', 'Account Representative'], areas: ['Sales', 'Customer Support'], chief: 'Chief Revenue Officer' },
};

const seniorities = ['Senior', 'Senior', 'Senior', 'Lead', 'Principal'];

/** Returns a title that implies exactly this level and function. */
export function titleOf(level: Level, work: Work, random: Random): string {
  const { roles, areas, chief } = titles[work];
  switch (level) {
    case 'Intern':
      return `${random.pick(areas)} Intern`;
    case 'Staff':
      return random.pick(roles);
    case 'Senior Staff':
      return `${random.pick(seniorities)} ${random.pick(roles)}`;
    case 'Consultant':
      return `${random.pick(areas)} Consultant`;
    case 'Manager':
      return `${random.pick(areas)} Manager`;
    case 'Director':
      return `Director of ${random.pick(areas)}`;
    case 'VP':
      return random.chance(0.5) ? `VP of ${random.pick(areas)}` : `Vice President, ${random.pick(areas)}`;
    case 'C-Team':
      return chief;
  }
}
