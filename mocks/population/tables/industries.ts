export interface Industry {
  readonly industry: string;
  /** Four digits; strings, because those of agriculture and mining start with 0 or 1. */
  readonly sicCodes: readonly string[];
  /** What companies of the industry are called, after a family name. */
  readonly nouns: readonly string[];
}

// biome-ignore format: one industry per line
export const industries: readonly Industry[] = [
  { industry: 'Industrial Automation', sicCodes: ['3569', '3823'], nouns: ['Robotics', 'Automation', 'Controls'] },
  { industry: 'Software Development', sicCodes: ['7372', '7371'], nouns: ['Software', 'Labs', 'Technologies', 'Systems'] },
  { industry: 'Data Infrastructure', sicCodes: ['7374', '7375'], nouns: ['Analytics', 'Data', 'Cloud'] },
  { industry: 'Agriculture', sicCodes: ['0115', '0711', '0191'], nouns: ['Farms', 'Orchards', 'Seeds'] },
  { industry: 'Fishery', sicCodes: ['0912', '0921'], nouns: ['Fisheries', 'Hatcheries'] },
  { industry: 'Mining', sicCodes: ['1041', '1221'], nouns: ['Mining', 'Minerals'] },
  { industry: 'Construction', sicCodes: ['1521', '1542'], nouns: ['Construction', 'Builders'] },
  { industry: 'Food Production', sicCodes: ['2011', '2033'], nouns: ['Foods', 'Bakeries', 'Provisions'] },
  { industry: 'Pharmaceuticals', sicCodes: ['2834', '2836'], nouns: ['Therapeutics', 'Pharma', 'Biosciences'] },
  { industry: 'Medical Devices', sicCodes: ['3841', '3845'], nouns: ['Medical', 'Diagnostics'] },
  { industry: 'Semiconductors', sicCodes: ['3674'], nouns: ['Semiconductor', 'Photonics', 'Micro'] },
  { industry: 'Transportation', sicCodes: ['4213', '4412'], nouns: ['Freight', 'Logistics', 'Shipping'] },
  { industry: 'Telecommunications', sicCodes: ['4813', '4899'], nouns: ['Networks', 'Wireless'] },
  { industry: 'Utilities', sicCodes: ['4911', '4941'], nouns: ['Energy', 'Power', 'Water'] },
  { industry: 'Wholesale', sicCodes: ['5045', '5141'], nouns: ['Supply', 'Distributors', 'Trading'] },
  { industry: 'Retail', sicCodes: ['5311', '5651'], nouns: ['Stores', 'Outfitters', 'Markets'] },
  { industry: 'Banking', sicCodes: ['6021', '6022'], nouns: ['Bank', 'Savings', 'Trust'] },
  { industry: 'Insurance', sicCodes: ['6311', '6331'], nouns: ['Insurance', 'Mutual'] },
  { industry: 'Investment Management', sicCodes: ['6282', '6211'], nouns: ['Capital', 'Partners', 'Holdings'] },
  { industry: 'Real Estate', sicCodes: ['6531', '6512'], nouns: ['Realty', 'Properties'] },
  { industry: 'Hospitality', sicCodes: ['7011', '5812'], nouns: ['Hotels', 'Hospitality', 'Kitchens'] },
  { industry: 'Advertising', sicCodes: ['7311', '7319'], nouns: ['Media', 'Creative', 'Agency'] },
  { industry: 'Hospitals and Health Care', sicCodes: ['8062', '8011'], nouns: ['Health', 'Clinics', 'Care'] },
  { industry: 'Engineering Services', sicCodes: ['8711', '8712'], nouns: ['Engineering', 'Design'] },
  { industry: 'Business Consulting', sicCodes: ['8742', '8748'], nouns: ['Consulting', 'Advisory', 'Group'] },
];
