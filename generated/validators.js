// Written by `npm run generate` from spec/. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const Company = validate21;
const schema32 = {"type":"object","description":"A company (section 2.4).","properties":{"id":{"type":"string","description":"Unique company ID."},"name":{"type":"string","description":"Company name."},"location":{"type":"string","description":"Primary general locality."},"linkedin":{"type":"string","description":"Company slug on the professional network."},"ticker":{"type":"string","description":"Public stock ticker, if applicable."},"type":{"type":"string","description":"Kind of organization.","enum":["Privately Held","Self Owned","Non Profit","Public Company","Partnership","Self Employed","Educational","Government Agency"]},"address":{"type":"string","description":"Primary street address."},"country":{"type":"string","description":"Primary country."},"domain":{"type":"string","description":"Primary domain."},"employee_count":{"type":"number","description":"Total employee count."},"industry":{"type":"string","description":"Primary industry."},"sic_codes":{"type":"array","description":"SIC codes.","items":{"type":"string"}},"ultimate_parent":{"description":"Ultimate parent company.","$ref":"#/$defs/UltimateParentCompany"}}};
const schema33 = {"type":"object","description":"The ultimate parent of a company (section 2.5).","properties":{"id":{"type":"string","description":"Unique company ID of the parent."},"name":{"type":"string","description":"Name of the parent."},"linkedin":{"type":"string","description":"Company slug of the parent on the professional network."},"ticker":{"type":"string","description":"Public stock ticker of the parent."},"domain":{"type":"string","description":"Primary domain of the parent."}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.name.type,parentSchema:schema32.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.location !== undefined){
let data2 = data.location;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.location.type,parentSchema:schema32.properties.location,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.linkedin !== undefined){
let data3 = data.linkedin;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.linkedin.type,parentSchema:schema32.properties.linkedin,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ticker !== undefined){
let data4 = data.ticker;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/ticker",schemaPath:"#/properties/ticker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.ticker.type,parentSchema:schema32.properties.ticker,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.type.type,parentSchema:schema32.properties.type,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((data5 === "Privately Held") || (data5 === "Self Owned")) || (data5 === "Non Profit")) || (data5 === "Public Company")) || (data5 === "Partnership")) || (data5 === "Self Employed")) || (data5 === "Educational")) || (data5 === "Government Agency"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.type.enum,parentSchema:schema32.properties.type,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.address !== undefined){
let data6 = data.address;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.address.type,parentSchema:schema32.properties.address,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 !== "string"){
const err8 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.country.type,parentSchema:schema32.properties.country,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.domain !== undefined){
let data8 = data.domain;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.domain.type,parentSchema:schema32.properties.domain,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.employee_count !== undefined){
let data9 = data.employee_count;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.employee_count.type,parentSchema:schema32.properties.employee_count,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.industry !== undefined){
let data10 = data.industry;
if(typeof data10 !== "string"){
const err11 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.industry.type,parentSchema:schema32.properties.industry,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sic_codes !== undefined){
let data11 = data.sic_codes;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err12 = {instancePath:instancePath+"/sic_codes/" + i0,schemaPath:"#/properties/sic_codes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.sic_codes.items.type,parentSchema:schema32.properties.sic_codes.items,data:data12};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sic_codes",schemaPath:"#/properties/sic_codes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.sic_codes.type,parentSchema:schema32.properties.sic_codes,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.ultimate_parent !== undefined){
let data13 = data.ultimate_parent;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 !== "string"){
const err14 = {instancePath:instancePath+"/ultimate_parent/id",schemaPath:"#/$defs/UltimateParentCompany/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data14};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data13.name !== undefined){
let data15 = data13.name;
if(typeof data15 !== "string"){
const err15 = {instancePath:instancePath+"/ultimate_parent/name",schemaPath:"#/$defs/UltimateParentCompany/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data15};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data13.linkedin !== undefined){
let data16 = data13.linkedin;
if(typeof data16 !== "string"){
const err16 = {instancePath:instancePath+"/ultimate_parent/linkedin",schemaPath:"#/$defs/UltimateParentCompany/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.linkedin.type,parentSchema:schema33.properties.linkedin,data:data16};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data13.ticker !== undefined){
let data17 = data13.ticker;
if(typeof data17 !== "string"){
const err17 = {instancePath:instancePath+"/ultimate_parent/ticker",schemaPath:"#/$defs/UltimateParentCompany/properties/ticker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.ticker.type,parentSchema:schema33.properties.ticker,data:data17};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data13.domain !== undefined){
let data18 = data13.domain;
if(typeof data18 !== "string"){
const err18 = {instancePath:instancePath+"/ultimate_parent/domain",schemaPath:"#/$defs/UltimateParentCompany/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.domain.type,parentSchema:schema33.properties.domain,data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/ultimate_parent",schemaPath:"#/$defs/UltimateParentCompany/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"id":true,"name":true,"location":true,"linkedin":true,"ticker":true,"type":true,"address":true,"country":true,"domain":true,"employee_count":true,"industry":true,"sic_codes":true,"ultimate_parent":true},"dynamicProps":false,"dynamicItems":false};

export const Criterion = validate22;
const schema34 = {"type":"object","description":"One criterion of a lookup.","required":["field_name","search_term"],"properties":{"field_name":{"type":"string","description":"What the term is compared with.","enum":["name","title","linkedin","company.name","company.linkedin","email_address","company.ticker","company.domain","education.school"]},"search_term":{"type":"string","description":"The value to match for that field."}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field_name"},message:"must have required property '"+"field_name"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.search_term === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "search_term"},message:"must have required property '"+"search_term"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.field_name !== undefined){
let data0 = data.field_name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/field_name",schemaPath:"#/properties/field_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.field_name.type,parentSchema:schema34.properties.field_name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((data0 === "name") || (data0 === "title")) || (data0 === "linkedin")) || (data0 === "company.name")) || (data0 === "company.linkedin")) || (data0 === "email_address")) || (data0 === "company.ticker")) || (data0 === "company.domain")) || (data0 === "education.school"))){
const err3 = {instancePath:instancePath+"/field_name",schemaPath:"#/properties/field_name/enum",keyword:"enum",params:{allowedValues: schema34.properties.field_name.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.field_name.enum,parentSchema:schema34.properties.field_name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.search_term !== undefined){
let data1 = data.search_term;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/search_term",schemaPath:"#/properties/search_term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.search_term.type,parentSchema:schema34.properties.search_term,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"field_name":true,"search_term":true},"dynamicProps":false,"dynamicItems":false};

export const Education = validate23;
const schema35 = {"type":"object","description":"One element of a person's education (section 2.2).","properties":{"school":{"type":"string","description":"School name."},"field":{"type":"string","description":"Field of study."},"degree":{"type":"string","description":"Degree achieved."},"started_at":{"description":"Start. Always the 1st day of a month at 00:00.","$ref":"#/$defs/FirstOfMonth"},"ended_at":{"description":"End. Always the 1st day of a month at 00:00.","$ref":"#/$defs/FirstOfMonth"}}};
const schema36 = {"type":"string","description":"A date that is always the 1st day of a month at 00:00.","pattern":"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.school !== undefined){
let data0 = data.school;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/school",schemaPath:"#/properties/school/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.school.type,parentSchema:schema35.properties.school,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.field !== undefined){
let data1 = data.field;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.field.type,parentSchema:schema35.properties.field,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.degree !== undefined){
let data2 = data.degree;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.degree.type,parentSchema:schema35.properties.degree,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.started_at !== undefined){
let data3 = data.started_at;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err3 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema36,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ended_at !== undefined){
let data4 = data.ended_at;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err5 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"school":true,"field":true,"degree":true,"started_at":true,"ended_at":true},"dynamicProps":false,"dynamicItems":false};

export const Error = validate24;
const schema38 = {"type":"object","description":"A refusal. The shape is open (question errors.body).","required":["error","message"],"properties":{"error":{"type":"string","description":"Machine-readable code."},"message":{"type":"string","description":"What was refused, with the value quoted, and what to do next."}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.error.type,parentSchema:schema38.properties.error,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.message.type,parentSchema:schema38.properties.message,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"error":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const FindMatchResult = validate25;
const schema39 = {"type":"object","description":"The answer to one lookup of a `find` request (section 2.7).","properties":{"people":{"type":"array","description":"People matching the fields of the corresponding input match. At most 5.","maxItems":5,"items":{"$ref":"#/$defs/FoundPerson"}},"found":{"type":"boolean","description":"True when there was at least one hit for the inputs."}},"if":{"properties":{"found":{"const":true}},"required":["found"]},"then":{"required":["people"],"properties":{"people":{"minItems":1}}},"else":{"properties":{"people":{"maxItems":0}}}};
const schema40 = {"description":"A person in a `find` response, with how well it matches the input fields (section 2.1).","allOf":[{"$ref":"#/$defs/Person"},{"type":"object","properties":{"score":{"type":"number","description":"How well the person matches the input fields. The scale is open (question find.score-scale)."}}}]};
const schema41 = {"type":"object","description":"A person, with current job, job history and education (section 2.1).","properties":{"id":{"type":"string","description":"Unique person ID."},"created_at":{"type":"string","description":"Date the person was added."},"info_change_detected_at":{"type":"string","description":"Most recent date any field changed."},"title_change_detected_at":{"type":"string","description":"Most recent date a title change was detected."},"company_change_detected_at":{"type":"string","description":"Most recent date a company change was detected."},"position":{"description":"The current job.","$ref":"#/$defs/Job"},"jobs":{"type":"array","description":"Job history. Always an array, also when it holds one job.","items":{"$ref":"#/$defs/Job"}},"education":{"type":"array","description":"Education history.","items":{"$ref":"#/$defs/Education"}},"first_name":{"type":"string","description":"First name, if known."},"last_name":{"type":"string","description":"Last name, if known."},"name":{"type":"string","description":"Full name."},"linkedin":{"type":"string","description":"The person's identifier on the professional network."},"country":{"type":"string","description":"Country of residence."},"connections":{"type":"integer","description":"Number of connections on the professional network."},"location":{"type":"string","description":"Location of the person."},"cell_phone_number":{"type":"string","description":"Cell phone number."},"location_details":{"description":"Normalized location.","$ref":"#/$defs/LocationDetails"},"employment_status":{"type":"string","description":"Employment status.","enum":["employed","unemployed","retired"]}}};
const schema45 = {"type":"object","description":"A normalized location (section 2.6).","properties":{"country":{"type":"string","description":"Normalized country name."},"country_code":{"type":"string","description":"Two-letter ISO country code.","pattern":"^[A-Za-z]{2}$"},"region":{"type":"string","description":"Normalized region; for US locations, the state."},"region_abbreviation":{"type":"string","description":"Standard abbreviation of the region."},"locality":{"type":"string","description":"Normalized locality; for US locations, the city."},"county":{"type":"string","description":"US locations only: county name."},"postal_code":{"type":"string","description":"Central or primary postal code; for US locations, the 5-digit zip code."},"msa":{"type":"string","description":"US locations only: standard MSA name, if any."},"lat":{"type":"string","description":"Generalized latitude."},"lon":{"type":"string","description":"Generalized longitude."},"fips_code":{"type":"string","description":"FIPS code of the location."},"raw":{"type":"string","description":"The input location value from which the others were derived."}},"allOf":[{"if":{"properties":{"country_code":{"enum":["US","us"]}},"required":["country_code"]},"then":{"properties":{"postal_code":{"pattern":"^\\d{5}$"}}}}]};
const schema42 = {"type":"object","description":"A job, which is a combination of company and title (section 2.3).","properties":{"title":{"type":"string","description":"Title at this job."},"level":{"type":"string","description":"Level, derived from the title by an internal ML process.","enum":["C-Team","VP","Director","Manager","Staff","Senior Staff","Intern","Consultant"]},"function":{"type":"string","description":"Function, derived from the title by an internal ML process. Three values contain commas.","enum":["Banking and Wealth Management","Business Management","Consulting","Education","Engineering","Finance and Administration","Healthcare","Human Resources","Information Technology","Legal","Marketing and Product","Operations","Program and Project Management","Publishing, Editorial and Reporting","Quality","Real Estate","Risk, Safety, Compliance","Sales and Support"]},"started_at":{"description":"Start. Always the 1st day of a month at 00:00.","$ref":"#/$defs/FirstOfMonth"},"started_at_year_only":{"type":"boolean","description":"When true, `started_at` is to be read as a year only; the date is then Jan 1."},"ended_at":{"description":"End. Always the 1st day of a month at 00:00.","$ref":"#/$defs/FirstOfMonth"},"ended_at_year_only":{"type":"boolean","description":"When true, `ended_at` is to be read as a year only; the date is then Jan 1."},"location":{"type":"string","description":"Location of the job."},"location_details":{"description":"Normalized job location.","$ref":"#/$defs/LocationDetails"},"email":{"type":"string","description":"The person's email address at this job."},"email_status":{"type":"string","description":"Status of the email address.","enum":["valid","catch-all","best-guess"]},"direct_dial_number":{"type":"string","description":"The person's phone number at this job."},"company":{"description":"The employer.","$ref":"#/$defs/Company"},"duration":{"type":"integer","description":"Duration of this job in months."},"company_tenure":{"type":"integer","description":"Tenure at the company across contiguous jobs, in months."},"is_first_at_company":{"type":"boolean","description":"True when this is the person's first job at the company."},"is_last_at_company":{"type":"boolean","description":"True when this is the person's last job at the company; true for active jobs."}},"allOf":[{"if":{"properties":{"started_at_year_only":{"const":true}},"required":["started_at_year_only"]},"then":{"properties":{"started_at":{"pattern":"^\\d{4}-01-01"}}}},{"if":{"properties":{"ended_at_year_only":{"const":true}},"required":["ended_at_year_only"]},"then":{"properties":{"ended_at":{"pattern":"^\\d{4}-01-01"}}}}]};
const pattern6 = new RegExp("^\\d{4}-01-01", "u");
const pattern10 = new RegExp("^\\d{5}$", "u");
const pattern11 = new RegExp("^[A-Za-z]{2}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.started_at_year_only === undefined) && (missing0 = "started_at_year_only")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.started_at_year_only !== undefined){
if(true !== data.started_at_year_only){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.started_at !== undefined){
let data1 = data.started_at;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err2 = {instancePath:instancePath+"/started_at",schemaPath:"#/allOf/0/then/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema42.allOf[0].then.properties.started_at,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.started_at = true;
props0.started_at_year_only = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema42.allOf[0].if,parentSchema:schema42.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.ended_at_year_only === undefined) && (missing1 = "ended_at_year_only")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.ended_at_year_only !== undefined){
if(true !== data.ended_at_year_only){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ended_at !== undefined){
let data3 = data.ended_at;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err6 = {instancePath:instancePath+"/ended_at",schemaPath:"#/allOf/1/then/properties/ended_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema42.allOf[1].then.properties.ended_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.ended_at = true;
props1.ended_at_year_only = true;
}
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema42.allOf[1].if,parentSchema:schema42.allOf[1],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.title = true;
props0.level = true;
props0.function = true;
props0.started_at = true;
props0.started_at_year_only = true;
props0.ended_at = true;
props0.ended_at_year_only = true;
props0.location = true;
props0.location_details = true;
props0.email = true;
props0.email_status = true;
props0.direct_dial_number = true;
props0.company = true;
props0.duration = true;
props0.company_tenure = true;
props0.is_first_at_company = true;
props0.is_last_at_company = true;
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.title.type,parentSchema:schema42.properties.title,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.level !== undefined){
let data5 = data.level;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.level.type,parentSchema:schema42.properties.level,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data5 === "C-Team") || (data5 === "VP")) || (data5 === "Director")) || (data5 === "Manager")) || (data5 === "Staff")) || (data5 === "Senior Staff")) || (data5 === "Intern")) || (data5 === "Consultant"))){
const err10 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema42.properties.level.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.level.enum,parentSchema:schema42.properties.level,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.function !== undefined){
let data6 = data.function;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.function.type,parentSchema:schema42.properties.function,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((((((((((((data6 === "Banking and Wealth Management") || (data6 === "Business Management")) || (data6 === "Consulting")) || (data6 === "Education")) || (data6 === "Engineering")) || (data6 === "Finance and Administration")) || (data6 === "Healthcare")) || (data6 === "Human Resources")) || (data6 === "Information Technology")) || (data6 === "Legal")) || (data6 === "Marketing and Product")) || (data6 === "Operations")) || (data6 === "Program and Project Management")) || (data6 === "Publishing, Editorial and Reporting")) || (data6 === "Quality")) || (data6 === "Real Estate")) || (data6 === "Risk, Safety, Compliance")) || (data6 === "Sales and Support"))){
const err12 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/enum",keyword:"enum",params:{allowedValues: schema42.properties.function.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.function.enum,parentSchema:schema42.properties.function,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.started_at !== undefined){
let data7 = data.started_at;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err13 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.started_at_year_only !== undefined){
let data8 = data.started_at_year_only;
if(typeof data8 !== "boolean"){
const err15 = {instancePath:instancePath+"/started_at_year_only",schemaPath:"#/properties/started_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.started_at_year_only.type,parentSchema:schema42.properties.started_at_year_only,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ended_at !== undefined){
let data9 = data.ended_at;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err16 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema36,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ended_at_year_only !== undefined){
let data10 = data.ended_at_year_only;
if(typeof data10 !== "boolean"){
const err18 = {instancePath:instancePath+"/ended_at_year_only",schemaPath:"#/properties/ended_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.ended_at_year_only.type,parentSchema:schema42.properties.ended_at_year_only,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.location !== undefined){
let data11 = data.location;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.location.type,parentSchema:schema42.properties.location,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.location_details !== undefined){
let data12 = data.location_details;
const _errs35 = errors;
let valid12 = true;
const _errs36 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((data12.country_code === undefined) && (missing2 = "country_code")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data12.country_code !== undefined){
let data13 = data12.country_code;
if(!((data13 === "US") || (data13 === "us"))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
var _valid2 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs38 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.postal_code !== undefined){
let data14 = data12.postal_code;
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
const err22 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema45.allOf[0].then.properties.postal_code,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid2 = _errs38 === errors;
valid12 = _valid2;
if(valid12){
var props2 = {};
props2.postal_code = true;
props2.country_code = true;
}
}
if(!valid12){
const err23 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema45.allOf[0].if,parentSchema:schema45.allOf[0],data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(props2 !== true){
props2 = props2 || {};
props2.country = true;
props2.country_code = true;
props2.region = true;
props2.region_abbreviation = true;
props2.locality = true;
props2.county = true;
props2.postal_code = true;
props2.msa = true;
props2.lat = true;
props2.lon = true;
props2.fips_code = true;
props2.raw = true;
}
if(data12.country !== undefined){
let data15 = data12.country;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country.type,parentSchema:schema45.properties.country,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.country_code !== undefined){
let data16 = data12.country_code;
if(typeof data16 === "string"){
if(!pattern11.test(data16)){
const err25 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema45.properties.country_code,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country_code.type,parentSchema:schema45.properties.country_code,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.region !== undefined){
let data17 = data12.region;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region.type,parentSchema:schema45.properties.region,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.region_abbreviation !== undefined){
let data18 = data12.region_abbreviation;
if(typeof data18 !== "string"){
const err28 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region_abbreviation.type,parentSchema:schema45.properties.region_abbreviation,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.locality !== undefined){
let data19 = data12.locality;
if(typeof data19 !== "string"){
const err29 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.locality.type,parentSchema:schema45.properties.locality,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.county !== undefined){
let data20 = data12.county;
if(typeof data20 !== "string"){
const err30 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.county.type,parentSchema:schema45.properties.county,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.postal_code !== undefined){
let data21 = data12.postal_code;
if(typeof data21 !== "string"){
const err31 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.postal_code.type,parentSchema:schema45.properties.postal_code,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.msa !== undefined){
let data22 = data12.msa;
if(typeof data22 !== "string"){
const err32 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.msa.type,parentSchema:schema45.properties.msa,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.lat !== undefined){
let data23 = data12.lat;
if(typeof data23 !== "string"){
const err33 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lat.type,parentSchema:schema45.properties.lat,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.lon !== undefined){
let data24 = data12.lon;
if(typeof data24 !== "string"){
const err34 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lon.type,parentSchema:schema45.properties.lon,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.fips_code !== undefined){
let data25 = data12.fips_code;
if(typeof data25 !== "string"){
const err35 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.fips_code.type,parentSchema:schema45.properties.fips_code,data:data25};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.raw !== undefined){
let data26 = data12.raw;
if(typeof data26 !== "string"){
const err36 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.raw.type,parentSchema:schema45.properties.raw,data:data26};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.email !== undefined){
let data27 = data.email;
if(typeof data27 !== "string"){
const err38 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.email.type,parentSchema:schema42.properties.email,data:data27};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.email_status !== undefined){
let data28 = data.email_status;
if(typeof data28 !== "string"){
const err39 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.email_status.type,parentSchema:schema42.properties.email_status,data:data28};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data28 === "valid") || (data28 === "catch-all")) || (data28 === "best-guess"))){
const err40 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/enum",keyword:"enum",params:{allowedValues: schema42.properties.email_status.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.email_status.enum,parentSchema:schema42.properties.email_status,data:data28};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.direct_dial_number !== undefined){
let data29 = data.direct_dial_number;
if(typeof data29 !== "string"){
const err41 = {instancePath:instancePath+"/direct_dial_number",schemaPath:"#/properties/direct_dial_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.direct_dial_number.type,parentSchema:schema42.properties.direct_dial_number,data:data29};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validate21(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data31 = data.duration;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err42 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.duration.type,parentSchema:schema42.properties.duration,data:data31};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.company_tenure !== undefined){
let data32 = data.company_tenure;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err43 = {instancePath:instancePath+"/company_tenure",schemaPath:"#/properties/company_tenure/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.company_tenure.type,parentSchema:schema42.properties.company_tenure,data:data32};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.is_first_at_company !== undefined){
let data33 = data.is_first_at_company;
if(typeof data33 !== "boolean"){
const err44 = {instancePath:instancePath+"/is_first_at_company",schemaPath:"#/properties/is_first_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.is_first_at_company.type,parentSchema:schema42.properties.is_first_at_company,data:data33};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.is_last_at_company !== undefined){
let data34 = data.is_last_at_company;
if(typeof data34 !== "boolean"){
const err45 = {instancePath:instancePath+"/is_last_at_company",schemaPath:"#/properties/is_last_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.is_last_at_company.type,parentSchema:schema42.properties.is_last_at_company,data:data34};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate28.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.created_at.type,parentSchema:schema41.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.info_change_detected_at !== undefined){
let data2 = data.info_change_detected_at;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/info_change_detected_at",schemaPath:"#/properties/info_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.info_change_detected_at.type,parentSchema:schema41.properties.info_change_detected_at,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title_change_detected_at !== undefined){
let data3 = data.title_change_detected_at;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/title_change_detected_at",schemaPath:"#/properties/title_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.title_change_detected_at.type,parentSchema:schema41.properties.title_change_detected_at,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.company_change_detected_at !== undefined){
let data4 = data.company_change_detected_at;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/company_change_detected_at",schemaPath:"#/properties/company_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.company_change_detected_at.type,parentSchema:schema41.properties.company_change_detected_at,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.position !== undefined){
if(!(validate28(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.jobs !== undefined){
let data6 = data.jobs;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data6[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.jobs.type,parentSchema:schema41.properties.jobs,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.education !== undefined){
let data8 = data.education;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data8[i1], {instancePath:instancePath+"/education/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.education.type,parentSchema:schema41.properties.education,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.first_name !== undefined){
let data10 = data.first_name;
if(typeof data10 !== "string"){
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.first_name.type,parentSchema:schema41.properties.first_name,data:data10};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last_name !== undefined){
let data11 = data.last_name;
if(typeof data11 !== "string"){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.last_name.type,parentSchema:schema41.properties.last_name,data:data11};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data12 = data.name;
if(typeof data12 !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data12};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.linkedin !== undefined){
let data13 = data.linkedin;
if(typeof data13 !== "string"){
const err10 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.linkedin.type,parentSchema:schema41.properties.linkedin,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.country !== undefined){
let data14 = data.country;
if(typeof data14 !== "string"){
const err11 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.country.type,parentSchema:schema41.properties.country,data:data14};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.connections !== undefined){
let data15 = data.connections;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err12 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.connections.type,parentSchema:schema41.properties.connections,data:data15};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.location !== undefined){
let data16 = data.location;
if(typeof data16 !== "string"){
const err13 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.location.type,parentSchema:schema41.properties.location,data:data16};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.cell_phone_number !== undefined){
let data17 = data.cell_phone_number;
if(typeof data17 !== "string"){
const err14 = {instancePath:instancePath+"/cell_phone_number",schemaPath:"#/properties/cell_phone_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.cell_phone_number.type,parentSchema:schema41.properties.cell_phone_number,data:data17};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.location_details !== undefined){
let data18 = data.location_details;
const _errs38 = errors;
let valid7 = true;
const _errs39 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing0;
if((data18.country_code === undefined) && (missing0 = "country_code")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data18.country_code !== undefined){
let data19 = data18.country_code;
if(!((data19 === "US") || (data19 === "us"))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid0 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs41 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.postal_code !== undefined){
let data20 = data18.postal_code;
if(typeof data20 === "string"){
if(!pattern10.test(data20)){
const err17 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema45.allOf[0].then.properties.postal_code,data:data20};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid0 = _errs41 === errors;
valid7 = _valid0;
if(valid7){
var props2 = {};
props2.postal_code = true;
props2.country_code = true;
}
}
if(!valid7){
const err18 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema45.allOf[0].if,parentSchema:schema45.allOf[0],data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(props2 !== true){
props2 = props2 || {};
props2.country = true;
props2.country_code = true;
props2.region = true;
props2.region_abbreviation = true;
props2.locality = true;
props2.county = true;
props2.postal_code = true;
props2.msa = true;
props2.lat = true;
props2.lon = true;
props2.fips_code = true;
props2.raw = true;
}
if(data18.country !== undefined){
let data21 = data18.country;
if(typeof data21 !== "string"){
const err19 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country.type,parentSchema:schema45.properties.country,data:data21};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data18.country_code !== undefined){
let data22 = data18.country_code;
if(typeof data22 === "string"){
if(!pattern11.test(data22)){
const err20 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema45.properties.country_code,data:data22};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country_code.type,parentSchema:schema45.properties.country_code,data:data22};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data18.region !== undefined){
let data23 = data18.region;
if(typeof data23 !== "string"){
const err22 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region.type,parentSchema:schema45.properties.region,data:data23};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data18.region_abbreviation !== undefined){
let data24 = data18.region_abbreviation;
if(typeof data24 !== "string"){
const err23 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region_abbreviation.type,parentSchema:schema45.properties.region_abbreviation,data:data24};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data18.locality !== undefined){
let data25 = data18.locality;
if(typeof data25 !== "string"){
const err24 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.locality.type,parentSchema:schema45.properties.locality,data:data25};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data18.county !== undefined){
let data26 = data18.county;
if(typeof data26 !== "string"){
const err25 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.county.type,parentSchema:schema45.properties.county,data:data26};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data18.postal_code !== undefined){
let data27 = data18.postal_code;
if(typeof data27 !== "string"){
const err26 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.postal_code.type,parentSchema:schema45.properties.postal_code,data:data27};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data18.msa !== undefined){
let data28 = data18.msa;
if(typeof data28 !== "string"){
const err27 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.msa.type,parentSchema:schema45.properties.msa,data:data28};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data18.lat !== undefined){
let data29 = data18.lat;
if(typeof data29 !== "string"){
const err28 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lat.type,parentSchema:schema45.properties.lat,data:data29};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data18.lon !== undefined){
let data30 = data18.lon;
if(typeof data30 !== "string"){
const err29 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lon.type,parentSchema:schema45.properties.lon,data:data30};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data18.fips_code !== undefined){
let data31 = data18.fips_code;
if(typeof data31 !== "string"){
const err30 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.fips_code.type,parentSchema:schema45.properties.fips_code,data:data31};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data18.raw !== undefined){
let data32 = data18.raw;
if(typeof data32 !== "string"){
const err31 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.raw.type,parentSchema:schema45.properties.raw,data:data32};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.employment_status !== undefined){
let data33 = data.employment_status;
if(typeof data33 !== "string"){
const err33 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.employment_status.type,parentSchema:schema41.properties.employment_status,data:data33};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data33 === "employed") || (data33 === "unemployed")) || (data33 === "retired"))){
const err34 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/enum",keyword:"enum",params:{allowedValues: schema41.properties.employment_status.enum},message:"must be equal to one of the allowed values",schema:schema41.properties.employment_status.enum,parentSchema:schema41.properties.employment_status,data:data33};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score !== undefined){
let data0 = data.score;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/score",schemaPath:"#/allOf/1/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema40.allOf[1].properties.score.type,parentSchema:schema40.allOf[1].properties.score,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.allOf[1].type,parentSchema:schema40.allOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"score":true,"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.found === undefined) && (missing0 = "found")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.found !== undefined){
if(true !== data.found){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'",schema:schema39.then.required,parentSchema:schema39.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.people !== undefined){
let data1 = data.people;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/people",schemaPath:"#/then/properties/people/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.then.properties.people,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.people = true;
props0.found = true;
}
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined){
let data2 = data.people;
if(Array.isArray(data2)){
if(data2.length > 0){
const err4 = {instancePath:instancePath+"/people",schemaPath:"#/else/properties/people/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items",schema:0,parentSchema:schema39.else.properties.people,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = props0 || {};
props0.people = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema39.if,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.people = true;
props0.found = true;
}
if(data.people !== undefined){
let data3 = data.people;
if(Array.isArray(data3)){
if(data3.length > 5){
const err6 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema39.properties.people,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data3[i0], {instancePath:instancePath+"/people/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.people.type,parentSchema:schema39.properties.people,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.found !== undefined){
let data5 = data.found;
if(typeof data5 !== "boolean"){
const err8 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema39.properties.found.type,parentSchema:schema39.properties.found,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate25.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const FindRequest = validate35;
const schema47 = {"type":"object","description":"The body of a `find` call (section 4.1).","required":["matches"],"properties":{"matches":{"type":"array","description":"The lookups. At most 100.","maxItems":100,"items":{"$ref":"#/$defs/Lookup"}},"size":{"type":"integer","description":"Hits per match. Maximum 5; default 5. No minimum is stated (question find.size-zero).","maximum":5,"default":5},"return_fields":{"type":"array","description":"Optional. Permitted names and effect are open (question find.return-fields).","items":{"type":"string"}},"confidence":{"type":"string","description":"Optional. Accepted values and effect are open (question find.confidence)."}}};
const schema48 = {"type":"object","description":"One lookup, with as many criteria as are available.","required":["fields"],"properties":{"fields":{"type":"array","description":"The criteria of this lookup.","items":{"$ref":"#/$defs/Criterion"}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.field_name === undefined){
const err1 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "field_name"},message:"must have required property '"+"field_name"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.search_term === undefined){
const err2 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "search_term"},message:"must have required property '"+"search_term"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.field_name !== undefined){
let data2 = data1.field_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.field_name.type,parentSchema:schema34.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data2 === "name") || (data2 === "title")) || (data2 === "linkedin")) || (data2 === "company.name")) || (data2 === "company.linkedin")) || (data2 === "email_address")) || (data2 === "company.ticker")) || (data2 === "company.domain")) || (data2 === "education.school"))){
const err4 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/enum",keyword:"enum",params:{allowedValues: schema34.properties.field_name.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.field_name.enum,parentSchema:schema34.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.search_term !== undefined){
let data3 = data1.search_term;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/fields/" + i0+"/search_term",schemaPath:"#/$defs/Criterion/properties/search_term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.search_term.type,parentSchema:schema34.properties.search_term,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.fields.type,parentSchema:schema48.properties.fields,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"fields":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.matches !== undefined){
let data0 = data.matches;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema47.properties.matches,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.properties.matches.type,parentSchema:schema47.properties.matches,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.size !== undefined){
let data2 = data.size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema47.properties.size.type,parentSchema:schema47.properties.size,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema47.properties.size,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.return_fields !== undefined){
let data3 = data.return_fields;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/return_fields/" + i1,schemaPath:"#/properties/return_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.return_fields.items.type,parentSchema:schema47.properties.return_fields.items,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/return_fields",schemaPath:"#/properties/return_fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.properties.return_fields.type,parentSchema:schema47.properties.return_fields,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.confidence !== undefined){
let data5 = data.confidence;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.confidence.type,parentSchema:schema47.properties.confidence,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"matches":true,"size":true,"return_fields":true,"confidence":true},"dynamicProps":false,"dynamicItems":false};

export const FindResponse = validate38;
const schema50 = {"type":"object","description":"Position i of `matches` answers lookup i of the request (section 4.1, rule 1).","required":["matches"],"properties":{"matches":{"type":"array","items":{"$ref":"#/$defs/FindMatchResult"}}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.matches !== undefined){
let data0 = data.matches;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.matches.type,parentSchema:schema50.properties.matches,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"matches":true},"dynamicProps":false,"dynamicItems":false};

export const FirstOfMonth = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const FoundPerson = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score !== undefined){
let data0 = data.score;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/score",schemaPath:"#/allOf/1/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema40.allOf[1].properties.score.type,parentSchema:schema40.allOf[1].properties.score,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.allOf[1].type,parentSchema:schema40.allOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"score":true,"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};

export const Job = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.started_at_year_only === undefined) && (missing0 = "started_at_year_only")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.started_at_year_only !== undefined){
if(true !== data.started_at_year_only){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.started_at !== undefined){
let data1 = data.started_at;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err2 = {instancePath:instancePath+"/started_at",schemaPath:"#/allOf/0/then/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema42.allOf[0].then.properties.started_at,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.started_at = true;
props0.started_at_year_only = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema42.allOf[0].if,parentSchema:schema42.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.ended_at_year_only === undefined) && (missing1 = "ended_at_year_only")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.ended_at_year_only !== undefined){
if(true !== data.ended_at_year_only){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ended_at !== undefined){
let data3 = data.ended_at;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err6 = {instancePath:instancePath+"/ended_at",schemaPath:"#/allOf/1/then/properties/ended_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema42.allOf[1].then.properties.ended_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.ended_at = true;
props1.ended_at_year_only = true;
}
}
if(!valid4){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema42.allOf[1].if,parentSchema:schema42.allOf[1],data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.title = true;
props0.level = true;
props0.function = true;
props0.started_at = true;
props0.started_at_year_only = true;
props0.ended_at = true;
props0.ended_at_year_only = true;
props0.location = true;
props0.location_details = true;
props0.email = true;
props0.email_status = true;
props0.direct_dial_number = true;
props0.company = true;
props0.duration = true;
props0.company_tenure = true;
props0.is_first_at_company = true;
props0.is_last_at_company = true;
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.title.type,parentSchema:schema42.properties.title,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.level !== undefined){
let data5 = data.level;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.level.type,parentSchema:schema42.properties.level,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data5 === "C-Team") || (data5 === "VP")) || (data5 === "Director")) || (data5 === "Manager")) || (data5 === "Staff")) || (data5 === "Senior Staff")) || (data5 === "Intern")) || (data5 === "Consultant"))){
const err10 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema42.properties.level.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.level.enum,parentSchema:schema42.properties.level,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.function !== undefined){
let data6 = data.function;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.function.type,parentSchema:schema42.properties.function,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((((((((((((data6 === "Banking and Wealth Management") || (data6 === "Business Management")) || (data6 === "Consulting")) || (data6 === "Education")) || (data6 === "Engineering")) || (data6 === "Finance and Administration")) || (data6 === "Healthcare")) || (data6 === "Human Resources")) || (data6 === "Information Technology")) || (data6 === "Legal")) || (data6 === "Marketing and Product")) || (data6 === "Operations")) || (data6 === "Program and Project Management")) || (data6 === "Publishing, Editorial and Reporting")) || (data6 === "Quality")) || (data6 === "Real Estate")) || (data6 === "Risk, Safety, Compliance")) || (data6 === "Sales and Support"))){
const err12 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/enum",keyword:"enum",params:{allowedValues: schema42.properties.function.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.function.enum,parentSchema:schema42.properties.function,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.started_at !== undefined){
let data7 = data.started_at;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err13 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.started_at_year_only !== undefined){
let data8 = data.started_at_year_only;
if(typeof data8 !== "boolean"){
const err15 = {instancePath:instancePath+"/started_at_year_only",schemaPath:"#/properties/started_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.started_at_year_only.type,parentSchema:schema42.properties.started_at_year_only,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ended_at !== undefined){
let data9 = data.ended_at;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err16 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema36,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ended_at_year_only !== undefined){
let data10 = data.ended_at_year_only;
if(typeof data10 !== "boolean"){
const err18 = {instancePath:instancePath+"/ended_at_year_only",schemaPath:"#/properties/ended_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.ended_at_year_only.type,parentSchema:schema42.properties.ended_at_year_only,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.location !== undefined){
let data11 = data.location;
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.location.type,parentSchema:schema42.properties.location,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.location_details !== undefined){
let data12 = data.location_details;
const _errs35 = errors;
let valid12 = true;
const _errs36 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((data12.country_code === undefined) && (missing2 = "country_code")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data12.country_code !== undefined){
let data13 = data12.country_code;
if(!((data13 === "US") || (data13 === "us"))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
var _valid2 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs38 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.postal_code !== undefined){
let data14 = data12.postal_code;
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
const err22 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema45.allOf[0].then.properties.postal_code,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var _valid2 = _errs38 === errors;
valid12 = _valid2;
if(valid12){
var props2 = {};
props2.postal_code = true;
props2.country_code = true;
}
}
if(!valid12){
const err23 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema45.allOf[0].if,parentSchema:schema45.allOf[0],data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(props2 !== true){
props2 = props2 || {};
props2.country = true;
props2.country_code = true;
props2.region = true;
props2.region_abbreviation = true;
props2.locality = true;
props2.county = true;
props2.postal_code = true;
props2.msa = true;
props2.lat = true;
props2.lon = true;
props2.fips_code = true;
props2.raw = true;
}
if(data12.country !== undefined){
let data15 = data12.country;
if(typeof data15 !== "string"){
const err24 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country.type,parentSchema:schema45.properties.country,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.country_code !== undefined){
let data16 = data12.country_code;
if(typeof data16 === "string"){
if(!pattern11.test(data16)){
const err25 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema45.properties.country_code,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country_code.type,parentSchema:schema45.properties.country_code,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.region !== undefined){
let data17 = data12.region;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region.type,parentSchema:schema45.properties.region,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.region_abbreviation !== undefined){
let data18 = data12.region_abbreviation;
if(typeof data18 !== "string"){
const err28 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region_abbreviation.type,parentSchema:schema45.properties.region_abbreviation,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.locality !== undefined){
let data19 = data12.locality;
if(typeof data19 !== "string"){
const err29 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.locality.type,parentSchema:schema45.properties.locality,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.county !== undefined){
let data20 = data12.county;
if(typeof data20 !== "string"){
const err30 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.county.type,parentSchema:schema45.properties.county,data:data20};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.postal_code !== undefined){
let data21 = data12.postal_code;
if(typeof data21 !== "string"){
const err31 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.postal_code.type,parentSchema:schema45.properties.postal_code,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.msa !== undefined){
let data22 = data12.msa;
if(typeof data22 !== "string"){
const err32 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.msa.type,parentSchema:schema45.properties.msa,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.lat !== undefined){
let data23 = data12.lat;
if(typeof data23 !== "string"){
const err33 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lat.type,parentSchema:schema45.properties.lat,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data12.lon !== undefined){
let data24 = data12.lon;
if(typeof data24 !== "string"){
const err34 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lon.type,parentSchema:schema45.properties.lon,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.fips_code !== undefined){
let data25 = data12.fips_code;
if(typeof data25 !== "string"){
const err35 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.fips_code.type,parentSchema:schema45.properties.fips_code,data:data25};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.raw !== undefined){
let data26 = data12.raw;
if(typeof data26 !== "string"){
const err36 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.raw.type,parentSchema:schema45.properties.raw,data:data26};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.email !== undefined){
let data27 = data.email;
if(typeof data27 !== "string"){
const err38 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.email.type,parentSchema:schema42.properties.email,data:data27};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.email_status !== undefined){
let data28 = data.email_status;
if(typeof data28 !== "string"){
const err39 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.email_status.type,parentSchema:schema42.properties.email_status,data:data28};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data28 === "valid") || (data28 === "catch-all")) || (data28 === "best-guess"))){
const err40 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/enum",keyword:"enum",params:{allowedValues: schema42.properties.email_status.enum},message:"must be equal to one of the allowed values",schema:schema42.properties.email_status.enum,parentSchema:schema42.properties.email_status,data:data28};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.direct_dial_number !== undefined){
let data29 = data.direct_dial_number;
if(typeof data29 !== "string"){
const err41 = {instancePath:instancePath+"/direct_dial_number",schemaPath:"#/properties/direct_dial_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.direct_dial_number.type,parentSchema:schema42.properties.direct_dial_number,data:data29};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validate21(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data31 = data.duration;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err42 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.duration.type,parentSchema:schema42.properties.duration,data:data31};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.company_tenure !== undefined){
let data32 = data.company_tenure;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err43 = {instancePath:instancePath+"/company_tenure",schemaPath:"#/properties/company_tenure/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.company_tenure.type,parentSchema:schema42.properties.company_tenure,data:data32};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.is_first_at_company !== undefined){
let data33 = data.is_first_at_company;
if(typeof data33 !== "boolean"){
const err44 = {instancePath:instancePath+"/is_first_at_company",schemaPath:"#/properties/is_first_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.is_first_at_company.type,parentSchema:schema42.properties.is_first_at_company,data:data33};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.is_last_at_company !== undefined){
let data34 = data.is_last_at_company;
if(typeof data34 !== "boolean"){
const err45 = {instancePath:instancePath+"/is_last_at_company",schemaPath:"#/properties/is_last_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema42.properties.is_last_at_company.type,parentSchema:schema42.properties.is_last_at_company,data:data34};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate43.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const LocationDetails = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country_code === undefined) && (missing0 = "country_code")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.country_code !== undefined){
let data0 = data.country_code;
if(!((data0 === "US") || (data0 === "us"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.postal_code !== undefined){
let data1 = data.postal_code;
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err2 = {instancePath:instancePath+"/postal_code",schemaPath:"#/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema45.allOf[0].then.properties.postal_code,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.postal_code = true;
props0.country_code = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema45.allOf[0].if,parentSchema:schema45.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.country = true;
props0.country_code = true;
props0.region = true;
props0.region_abbreviation = true;
props0.locality = true;
props0.county = true;
props0.postal_code = true;
props0.msa = true;
props0.lat = true;
props0.lon = true;
props0.fips_code = true;
props0.raw = true;
}
if(data.country !== undefined){
let data2 = data.country;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country.type,parentSchema:schema45.properties.country,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.country_code !== undefined){
let data3 = data.country_code;
if(typeof data3 === "string"){
if(!pattern11.test(data3)){
const err5 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema45.properties.country_code,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country_code.type,parentSchema:schema45.properties.country_code,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.region !== undefined){
let data4 = data.region;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region.type,parentSchema:schema45.properties.region,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.region_abbreviation !== undefined){
let data5 = data.region_abbreviation;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/region_abbreviation",schemaPath:"#/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region_abbreviation.type,parentSchema:schema45.properties.region_abbreviation,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.locality !== undefined){
let data6 = data.locality;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.locality.type,parentSchema:schema45.properties.locality,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.county !== undefined){
let data7 = data.county;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.county.type,parentSchema:schema45.properties.county,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.postal_code !== undefined){
let data8 = data.postal_code;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.postal_code.type,parentSchema:schema45.properties.postal_code,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.msa !== undefined){
let data9 = data.msa;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/msa",schemaPath:"#/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.msa.type,parentSchema:schema45.properties.msa,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.lat !== undefined){
let data10 = data.lat;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lat.type,parentSchema:schema45.properties.lat,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.lon !== undefined){
let data11 = data.lon;
if(typeof data11 !== "string"){
const err14 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lon.type,parentSchema:schema45.properties.lon,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.fips_code !== undefined){
let data12 = data.fips_code;
if(typeof data12 !== "string"){
const err15 = {instancePath:instancePath+"/fips_code",schemaPath:"#/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.fips_code.type,parentSchema:schema45.properties.fips_code,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.raw !== undefined){
let data13 = data.raw;
if(typeof data13 !== "string"){
const err16 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.raw.type,parentSchema:schema45.properties.raw,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate45.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const Lookup = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.field_name === undefined){
const err1 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "field_name"},message:"must have required property '"+"field_name"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.search_term === undefined){
const err2 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "search_term"},message:"must have required property '"+"search_term"+"'",schema:schema34.required,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.field_name !== undefined){
let data2 = data1.field_name;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.field_name.type,parentSchema:schema34.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data2 === "name") || (data2 === "title")) || (data2 === "linkedin")) || (data2 === "company.name")) || (data2 === "company.linkedin")) || (data2 === "email_address")) || (data2 === "company.ticker")) || (data2 === "company.domain")) || (data2 === "education.school"))){
const err4 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/enum",keyword:"enum",params:{allowedValues: schema34.properties.field_name.enum},message:"must be equal to one of the allowed values",schema:schema34.properties.field_name.enum,parentSchema:schema34.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.search_term !== undefined){
let data3 = data1.search_term;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/fields/" + i0+"/search_term",schemaPath:"#/$defs/Criterion/properties/search_term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.search_term.type,parentSchema:schema34.properties.search_term,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema48.properties.fields.type,parentSchema:schema48.properties.fields,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"fields":true},"dynamicProps":false,"dynamicItems":false};

export const PasswordForm = validate47;
const schema60 = {"type":"object","description":"Password sign-in as a form; `grantType` may be left out (section 4.2).","required":["username","password"],"properties":{"grantType":{"type":"string","enum":["password"],"description":"May be left out."},"username":{"type":"string","description":"The user's email address."},"password":{"type":"string","description":"The user's password."}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema60.required,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grantType !== undefined){
let data0 = data.grantType;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.grantType.type,parentSchema:schema60.properties.grantType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "password")){
const err3 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/enum",keyword:"enum",params:{allowedValues: schema60.properties.grantType.enum},message:"must be equal to one of the allowed values",schema:schema60.properties.grantType.enum,parentSchema:schema60.properties.grantType,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.username.type,parentSchema:schema60.properties.username,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.properties.password.type,parentSchema:schema60.properties.password,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"grantType":true,"username":true,"password":true},"dynamicProps":false,"dynamicItems":false};

export const Person = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.id.type,parentSchema:schema41.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.created_at.type,parentSchema:schema41.properties.created_at,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.info_change_detected_at !== undefined){
let data2 = data.info_change_detected_at;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/info_change_detected_at",schemaPath:"#/properties/info_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.info_change_detected_at.type,parentSchema:schema41.properties.info_change_detected_at,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title_change_detected_at !== undefined){
let data3 = data.title_change_detected_at;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/title_change_detected_at",schemaPath:"#/properties/title_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.title_change_detected_at.type,parentSchema:schema41.properties.title_change_detected_at,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.company_change_detected_at !== undefined){
let data4 = data.company_change_detected_at;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/company_change_detected_at",schemaPath:"#/properties/company_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.company_change_detected_at.type,parentSchema:schema41.properties.company_change_detected_at,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.position !== undefined){
if(!(validate28(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.jobs !== undefined){
let data6 = data.jobs;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data6[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.jobs.type,parentSchema:schema41.properties.jobs,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.education !== undefined){
let data8 = data.education;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data8[i1], {instancePath:instancePath+"/education/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema41.properties.education.type,parentSchema:schema41.properties.education,data:data8};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.first_name !== undefined){
let data10 = data.first_name;
if(typeof data10 !== "string"){
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.first_name.type,parentSchema:schema41.properties.first_name,data:data10};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last_name !== undefined){
let data11 = data.last_name;
if(typeof data11 !== "string"){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.last_name.type,parentSchema:schema41.properties.last_name,data:data11};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data12 = data.name;
if(typeof data12 !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.name.type,parentSchema:schema41.properties.name,data:data12};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.linkedin !== undefined){
let data13 = data.linkedin;
if(typeof data13 !== "string"){
const err10 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.linkedin.type,parentSchema:schema41.properties.linkedin,data:data13};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.country !== undefined){
let data14 = data.country;
if(typeof data14 !== "string"){
const err11 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.country.type,parentSchema:schema41.properties.country,data:data14};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.connections !== undefined){
let data15 = data.connections;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err12 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema41.properties.connections.type,parentSchema:schema41.properties.connections,data:data15};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.location !== undefined){
let data16 = data.location;
if(typeof data16 !== "string"){
const err13 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.location.type,parentSchema:schema41.properties.location,data:data16};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.cell_phone_number !== undefined){
let data17 = data.cell_phone_number;
if(typeof data17 !== "string"){
const err14 = {instancePath:instancePath+"/cell_phone_number",schemaPath:"#/properties/cell_phone_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.cell_phone_number.type,parentSchema:schema41.properties.cell_phone_number,data:data17};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.location_details !== undefined){
let data18 = data.location_details;
const _errs38 = errors;
let valid7 = true;
const _errs39 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing0;
if((data18.country_code === undefined) && (missing0 = "country_code")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data18.country_code !== undefined){
let data19 = data18.country_code;
if(!((data19 === "US") || (data19 === "us"))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
var _valid0 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs41 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.postal_code !== undefined){
let data20 = data18.postal_code;
if(typeof data20 === "string"){
if(!pattern10.test(data20)){
const err17 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema45.allOf[0].then.properties.postal_code,data:data20};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid0 = _errs41 === errors;
valid7 = _valid0;
if(valid7){
var props2 = {};
props2.postal_code = true;
props2.country_code = true;
}
}
if(!valid7){
const err18 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema45.allOf[0].if,parentSchema:schema45.allOf[0],data:data18};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(props2 !== true){
props2 = props2 || {};
props2.country = true;
props2.country_code = true;
props2.region = true;
props2.region_abbreviation = true;
props2.locality = true;
props2.county = true;
props2.postal_code = true;
props2.msa = true;
props2.lat = true;
props2.lon = true;
props2.fips_code = true;
props2.raw = true;
}
if(data18.country !== undefined){
let data21 = data18.country;
if(typeof data21 !== "string"){
const err19 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country.type,parentSchema:schema45.properties.country,data:data21};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data18.country_code !== undefined){
let data22 = data18.country_code;
if(typeof data22 === "string"){
if(!pattern11.test(data22)){
const err20 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema45.properties.country_code,data:data22};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.country_code.type,parentSchema:schema45.properties.country_code,data:data22};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data18.region !== undefined){
let data23 = data18.region;
if(typeof data23 !== "string"){
const err22 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region.type,parentSchema:schema45.properties.region,data:data23};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data18.region_abbreviation !== undefined){
let data24 = data18.region_abbreviation;
if(typeof data24 !== "string"){
const err23 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.region_abbreviation.type,parentSchema:schema45.properties.region_abbreviation,data:data24};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data18.locality !== undefined){
let data25 = data18.locality;
if(typeof data25 !== "string"){
const err24 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.locality.type,parentSchema:schema45.properties.locality,data:data25};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data18.county !== undefined){
let data26 = data18.county;
if(typeof data26 !== "string"){
const err25 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.county.type,parentSchema:schema45.properties.county,data:data26};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data18.postal_code !== undefined){
let data27 = data18.postal_code;
if(typeof data27 !== "string"){
const err26 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.postal_code.type,parentSchema:schema45.properties.postal_code,data:data27};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data18.msa !== undefined){
let data28 = data18.msa;
if(typeof data28 !== "string"){
const err27 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.msa.type,parentSchema:schema45.properties.msa,data:data28};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data18.lat !== undefined){
let data29 = data18.lat;
if(typeof data29 !== "string"){
const err28 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lat.type,parentSchema:schema45.properties.lat,data:data29};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data18.lon !== undefined){
let data30 = data18.lon;
if(typeof data30 !== "string"){
const err29 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.lon.type,parentSchema:schema45.properties.lon,data:data30};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data18.fips_code !== undefined){
let data31 = data18.fips_code;
if(typeof data31 !== "string"){
const err30 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.fips_code.type,parentSchema:schema45.properties.fips_code,data:data31};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data18.raw !== undefined){
let data32 = data18.raw;
if(typeof data32 !== "string"){
const err31 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.raw.type,parentSchema:schema45.properties.raw,data:data32};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.employment_status !== undefined){
let data33 = data.employment_status;
if(typeof data33 !== "string"){
const err33 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.properties.employment_status.type,parentSchema:schema41.properties.employment_status,data:data33};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data33 === "employed") || (data33 === "unemployed")) || (data33 === "retired"))){
const err34 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/enum",keyword:"enum",params:{allowedValues: schema41.properties.employment_status.enum},message:"must be equal to one of the allowed values",schema:schema41.properties.employment_status.enum,parentSchema:schema41.properties.employment_status,data:data33};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};

export const Session = validate52;
const schema63 = {"type":"object","description":"A session. Password sign-in is described as returning an `access_token` field; the other grants return\n`accessToken`.\n","anyOf":[{"required":["accessToken"]},{"required":["access_token"]}],"properties":{"accessToken":{"type":"string","description":"The bearer credential."},"access_token":{"type":"string","description":"The bearer credential, as described for password sign-in."},"expiresAt":{"type":"string","description":"ISO 8601 date-time with fractional seconds and no zone designator.","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$"},"refreshToken":{"type":"string","description":"The refresh token, where it is delivered in the body."}}};
const pattern25 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessToken === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "accessToken"},message:"must have required property '"+"accessToken"+"'",schema:schema63.anyOf[0].required,parentSchema:schema63.anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'",schema:schema63.anyOf[1].required,parentSchema:schema63.anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema63.anyOf,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessToken !== undefined){
let data0 = data.accessToken;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.accessToken.type,parentSchema:schema63.properties.accessToken,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.access_token !== undefined){
let data1 = data.access_token;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.access_token.type,parentSchema:schema63.properties.access_token,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
if(typeof data2 === "string"){
if(!pattern25.test(data2)){
const err5 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$",parentSchema:schema63.properties.expiresAt,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.expiresAt.type,parentSchema:schema63.properties.expiresAt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.refreshToken !== undefined){
let data3 = data.refreshToken;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.refreshToken.type,parentSchema:schema63.properties.refreshToken,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"accessToken":true,"access_token":true,"expiresAt":true,"refreshToken":true},"dynamicProps":false,"dynamicItems":false};

export const SessionRequest = validate53;
const schema64 = {"type":"object","description":"The body of a session request (section 4.2).","required":["grantType"],"properties":{"grantType":{"type":"string","description":"`password` (email and password sign-in), `refreshToken` (exchange a refresh token for a new session) or\n`clientCredentials` (service account).\n","enum":["password","refreshToken","clientCredentials"]},"clientId":{"type":"string","description":"Service account ID; used with clientCredentials."},"clientSecret":{"type":"string","description":"Service account secret; used with clientCredentials."},"username":{"type":"string","description":"Used with password sign-in."},"password":{"type":"string","description":"Used with password sign-in."},"refreshToken":{"type":"string","description":"Used with refreshToken; the cookie carries it otherwise."}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grantType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grantType"},message:"must have required property '"+"grantType"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.grantType !== undefined){
let data0 = data.grantType;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.grantType.type,parentSchema:schema64.properties.grantType,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "password") || (data0 === "refreshToken")) || (data0 === "clientCredentials"))){
const err2 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/enum",keyword:"enum",params:{allowedValues: schema64.properties.grantType.enum},message:"must be equal to one of the allowed values",schema:schema64.properties.grantType.enum,parentSchema:schema64.properties.grantType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.clientId.type,parentSchema:schema64.properties.clientId,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data2 = data.clientSecret;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.clientSecret.type,parentSchema:schema64.properties.clientSecret,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.username !== undefined){
let data3 = data.username;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.username.type,parentSchema:schema64.properties.username,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data4 = data.password;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.password.type,parentSchema:schema64.properties.password,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.refreshToken !== undefined){
let data5 = data.refreshToken;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.refreshToken.type,parentSchema:schema64.properties.refreshToken,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"grantType":true,"clientId":true,"clientSecret":true,"username":true,"password":true,"refreshToken":true},"dynamicProps":false,"dynamicItems":false};

export const UltimateParentCompany = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.linkedin !== undefined){
let data2 = data.linkedin;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.linkedin.type,parentSchema:schema33.properties.linkedin,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ticker !== undefined){
let data3 = data.ticker;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/ticker",schemaPath:"#/properties/ticker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.ticker.type,parentSchema:schema33.properties.ticker,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.domain !== undefined){
let data4 = data.domain;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.domain.type,parentSchema:schema33.properties.domain,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"id":true,"name":true,"linkedin":true,"ticker":true,"domain":true},"dynamicProps":false,"dynamicItems":false};
