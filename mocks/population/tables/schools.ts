/** Fictional schools, and subjects. */
export const schools: readonly string[] = [
  'Fjordby University',
  'Kestrel Valley College',
  'Cardinal Ridge Institute',
  'Aldermoor University',
  'Brackenridge State University',
  'Calloway College',
  'Dunhaven Institute of Technology',
  'Eastmere University',
  'Fairhollow College',
  'Glenwick State University',
  'Hawksbury University',
  'Inverleith School of Design',
  'Juniper Bay College',
  'Kingsfold Business School',
  'Larchmont Polytechnic',
  'Marrowgate University',
  'Northfen Institute of Technology',
  'Oakhaven Community College',
  'Pellworth University',
  'Quarrystone College',
  'Ravensmoor State University',
  'Silverlake School of Law',
  'Thornbury Medical School',
  'Umberfield University',
  'Valebrook College',
  'Westerlyn University',
  'Yarrowdale Institute',
  'Zephyr Coast University',
  'Université de Bellerive',
  'Universität Sankt Alban',
];

export const fields: readonly string[] = [
  'Computer Science',
  'Business Administration',
  'Economics',
  'Psychology',
  'Mechanical Engineering',
  'Electrical Engineering',
  'Nursing',
  'English',
  'Marketing',
  'Finance',
  'Accounting',
  'Biology',
  'Communications',
  'Political Science',
  'Mathematics',
  'Law',
];

interface Degree {
  readonly degree: string;
  readonly years: number;
}

/** The degrees of a person with one, two or three educations, in this order. */
export const degrees: readonly (readonly Degree[])[] = [
  [
    { degree: 'Bachelor of Science', years: 4 },
    { degree: 'Bachelor of Arts', years: 4 },
    { degree: 'Associate Degree', years: 2 },
  ],
  [
    { degree: 'Master of Science', years: 2 },
    { degree: 'Master of Business Administration', years: 2 },
    { degree: 'Juris Doctor', years: 3 },
  ],
  [{ degree: 'Doctor of Philosophy', years: 4 }],
];
