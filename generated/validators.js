// Written by `npm run generate` from spec/. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
"use strict";
export const AddContactsRequest = validate21;
const schema32 = {"type":"object","x-question":"import.form","required":["contacts"],"properties":{"contacts":{"type":"array","maxItems":1000,"x-assumed-keywords":{"maxItems":"import.batch-size"},"items":{"anyOf":[{"$ref":"#/$defs/ContactInput"},{}]}},"filename":{"type":"string","minLength":1,"maxLength":255}}};
const schema33 = {"type":"object","properties":{"reference_id":{"type":"string","maxLength":255,"x-assumed-keywords":{"maxLength":"import.form"}},"linkedin":{"type":"string","maxLength":1000,"x-assumed-keywords":{"maxLength":"import.form"}},"email_address":{"type":"string","format":"email","maxLength":255,"x-assumed-keywords":{"maxLength":"import.form","format":"import.form"}},"name":{"type":"string","maxLength":255,"x-assumed-keywords":{"maxLength":"import.form"}},"title":{"type":"string","maxLength":255,"x-question":"import.form"},"company_name":{"type":"string","maxLength":255,"x-question":"import.form"},"company_domain":{"type":"string","maxLength":255,"x-question":"import.form"},"company_linkedin":{"type":"string","maxLength":1000,"x-question":"import.form"},"country":{"type":"string","maxLength":255,"x-question":"import.form"},"location":{"type":"string","maxLength":1000,"x-question":"import.form"}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

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
if(data.contacts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contacts !== undefined){
let data0 = data.contacts;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema32.properties.contacts,data:data0};
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
let data1 = data0[i0];
const _errs4 = errors;
let valid3 = false;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.reference_id !== undefined){
let data2 = data1.reference_id;
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err2 = {instancePath:instancePath+"/contacts/" + i0+"/reference_id",schemaPath:"#/$defs/ContactInput/properties/reference_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.reference_id,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/contacts/" + i0+"/reference_id",schemaPath:"#/$defs/ContactInput/properties/reference_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.reference_id.type,parentSchema:schema33.properties.reference_id,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.linkedin !== undefined){
let data3 = data1.linkedin;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err4 = {instancePath:instancePath+"/contacts/" + i0+"/linkedin",schemaPath:"#/$defs/ContactInput/properties/linkedin/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema33.properties.linkedin,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/contacts/" + i0+"/linkedin",schemaPath:"#/$defs/ContactInput/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.linkedin.type,parentSchema:schema33.properties.linkedin,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.email_address !== undefined){
let data4 = data1.email_address;
if(typeof data4 === "string"){
if(func1(data4) > 255){
const err6 = {instancePath:instancePath+"/contacts/" + i0+"/email_address",schemaPath:"#/$defs/ContactInput/properties/email_address/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.email_address,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.test(data4))){
const err7 = {instancePath:instancePath+"/contacts/" + i0+"/email_address",schemaPath:"#/$defs/ContactInput/properties/email_address/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema33.properties.email_address,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/contacts/" + i0+"/email_address",schemaPath:"#/$defs/ContactInput/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.email_address.type,parentSchema:schema33.properties.email_address,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.name !== undefined){
let data5 = data1.name;
if(typeof data5 === "string"){
if(func1(data5) > 255){
const err9 = {instancePath:instancePath+"/contacts/" + i0+"/name",schemaPath:"#/$defs/ContactInput/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.name,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/contacts/" + i0+"/name",schemaPath:"#/$defs/ContactInput/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.title !== undefined){
let data6 = data1.title;
if(typeof data6 === "string"){
if(func1(data6) > 255){
const err11 = {instancePath:instancePath+"/contacts/" + i0+"/title",schemaPath:"#/$defs/ContactInput/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.title,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/contacts/" + i0+"/title",schemaPath:"#/$defs/ContactInput/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.company_name !== undefined){
let data7 = data1.company_name;
if(typeof data7 === "string"){
if(func1(data7) > 255){
const err13 = {instancePath:instancePath+"/contacts/" + i0+"/company_name",schemaPath:"#/$defs/ContactInput/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.company_name,data:data7};
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
const err14 = {instancePath:instancePath+"/contacts/" + i0+"/company_name",schemaPath:"#/$defs/ContactInput/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.company_name.type,parentSchema:schema33.properties.company_name,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.company_domain !== undefined){
let data8 = data1.company_domain;
if(typeof data8 === "string"){
if(func1(data8) > 255){
const err15 = {instancePath:instancePath+"/contacts/" + i0+"/company_domain",schemaPath:"#/$defs/ContactInput/properties/company_domain/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.company_domain,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/contacts/" + i0+"/company_domain",schemaPath:"#/$defs/ContactInput/properties/company_domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.company_domain.type,parentSchema:schema33.properties.company_domain,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.company_linkedin !== undefined){
let data9 = data1.company_linkedin;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err17 = {instancePath:instancePath+"/contacts/" + i0+"/company_linkedin",schemaPath:"#/$defs/ContactInput/properties/company_linkedin/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema33.properties.company_linkedin,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/contacts/" + i0+"/company_linkedin",schemaPath:"#/$defs/ContactInput/properties/company_linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.company_linkedin.type,parentSchema:schema33.properties.company_linkedin,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.country !== undefined){
let data10 = data1.country;
if(typeof data10 === "string"){
if(func1(data10) > 255){
const err19 = {instancePath:instancePath+"/contacts/" + i0+"/country",schemaPath:"#/$defs/ContactInput/properties/country/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.country,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/contacts/" + i0+"/country",schemaPath:"#/$defs/ContactInput/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.country.type,parentSchema:schema33.properties.country,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.location !== undefined){
let data11 = data1.location;
if(typeof data11 === "string"){
if(func1(data11) > 1000){
const err21 = {instancePath:instancePath+"/contacts/" + i0+"/location",schemaPath:"#/$defs/ContactInput/properties/location/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema33.properties.location,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/contacts/" + i0+"/location",schemaPath:"#/$defs/ContactInput/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.location.type,parentSchema:schema33.properties.location,data:data11};
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
else {
const err23 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/$defs/ContactInput/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid3 = valid3 || _valid0;
if(_valid0){
var props0 = {};
props0.reference_id = true;
props0.linkedin = true;
props0.email_address = true;
props0.name = true;
props0.title = true;
props0.company_name = true;
props0.company_domain = true;
props0.company_linkedin = true;
props0.country = true;
props0.location = true;
}
var _valid0 = true;
valid3 = valid3 || _valid0;
if(!valid3){
const err24 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema32.properties.contacts.items.anyOf,parentSchema:schema32.properties.contacts.items,data:data1};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.contacts.type,parentSchema:schema32.properties.contacts,data:data0};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.filename !== undefined){
let data12 = data.filename;
if(typeof data12 === "string"){
if(func1(data12) > 255){
const err26 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema32.properties.filename,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data12) < 1){
const err27 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.filename,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.filename.type,parentSchema:schema32.properties.filename,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"contacts":true,"filename":true},"dynamicProps":false,"dynamicItems":false};

export const AddContactsResponse = validate22;
const schema34 = {"type":"object","x-question":"import.form","required":["import_id","status"],"properties":{"import_id":{"type":"string"},"status":{"$ref":"#/$defs/ImportStatus"}}};
const schema35 = {"type":"string","enum":["pending","processing","completed","failed","deleted"],"x-assumed-keywords":{"enum":"import.states"}};

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
if(data.import_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "import_id"},message:"must have required property '"+"import_id"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.import_id !== undefined){
let data0 = data.import_id;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/import_id",schemaPath:"#/properties/import_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.import_id.type,parentSchema:schema34.properties.import_id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "completed")) || (data1 === "failed")) || (data1 === "deleted"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values",schema:schema35.enum,parentSchema:schema35,data:data1};
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
validate22.evaluated = {"props":{"import_id":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const ApiKey = validate23;
const schema36 = {"type":"object","x-question":"apikey.form","required":["id","name","shorthand","createdAt"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"shorthand":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"lastUsedAt":{"type":["string","null"],"format":"date-time","x-question":"apikey.unused"}}};
const formats2 = require("ajv-formats/dist/formats").fullFormats["date-time"];

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shorthand === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shorthand"},message:"must have required property '"+"shorthand"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.description.type,parentSchema:schema36.properties.description,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.shorthand !== undefined){
let data3 = data.shorthand;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/shorthand",schemaPath:"#/properties/shorthand/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.shorthand.type,parentSchema:schema36.properties.shorthand,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema36.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.createdAt.type,parentSchema:schema36.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lastUsedAt !== undefined){
let data5 = data.lastUsedAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err10 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema36.properties.lastUsedAt.type},message:"must be string,null",schema:schema36.properties.lastUsedAt.type,parentSchema:schema36.properties.lastUsedAt,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err11 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema36.properties.lastUsedAt,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"name":true,"description":true,"shorthand":true,"createdAt":true,"lastUsedAt":true},"dynamicProps":false,"dynamicItems":false};

export const ApiKeyList = validate24;
const schema37 = {"type":"object","x-question":"list.envelope","required":["apiKeys"],"properties":{"apiKeys":{"type":"array","items":{"$ref":"#/$defs/ApiKey"}}}};

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
if(data.apiKeys === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKeys"},message:"must have required property '"+"apiKeys"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiKeys !== undefined){
let data0 = data.apiKeys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/apiKeys/" + i0,schemaPath:"#/$defs/ApiKey/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema36.required,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.name === undefined){
const err2 = {instancePath:instancePath+"/apiKeys/" + i0,schemaPath:"#/$defs/ApiKey/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema36.required,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.shorthand === undefined){
const err3 = {instancePath:instancePath+"/apiKeys/" + i0,schemaPath:"#/$defs/ApiKey/required",keyword:"required",params:{missingProperty: "shorthand"},message:"must have required property '"+"shorthand"+"'",schema:schema36.required,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.createdAt === undefined){
const err4 = {instancePath:instancePath+"/apiKeys/" + i0,schemaPath:"#/$defs/ApiKey/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema36.required,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/apiKeys/" + i0+"/id",schemaPath:"#/$defs/ApiKey/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/apiKeys/" + i0+"/name",schemaPath:"#/$defs/ApiKey/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.description !== undefined){
let data4 = data1.description;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/apiKeys/" + i0+"/description",schemaPath:"#/$defs/ApiKey/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.description.type,parentSchema:schema36.properties.description,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.shorthand !== undefined){
let data5 = data1.shorthand;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/apiKeys/" + i0+"/shorthand",schemaPath:"#/$defs/ApiKey/properties/shorthand/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.shorthand.type,parentSchema:schema36.properties.shorthand,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data6 = data1.createdAt;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err9 = {instancePath:instancePath+"/apiKeys/" + i0+"/createdAt",schemaPath:"#/$defs/ApiKey/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema36.properties.createdAt,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/apiKeys/" + i0+"/createdAt",schemaPath:"#/$defs/ApiKey/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.createdAt.type,parentSchema:schema36.properties.createdAt,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.lastUsedAt !== undefined){
let data7 = data1.lastUsedAt;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/apiKeys/" + i0+"/lastUsedAt",schemaPath:"#/$defs/ApiKey/properties/lastUsedAt/type",keyword:"type",params:{type: schema36.properties.lastUsedAt.type},message:"must be string,null",schema:schema36.properties.lastUsedAt.type,parentSchema:schema36.properties.lastUsedAt,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats2.validate(data7))){
const err12 = {instancePath:instancePath+"/apiKeys/" + i0+"/lastUsedAt",schemaPath:"#/$defs/ApiKey/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema36.properties.lastUsedAt,data:data7};
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
}
else {
const err13 = {instancePath:instancePath+"/apiKeys/" + i0,schemaPath:"#/$defs/ApiKey/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema37.properties.apiKeys.type,parentSchema:schema37.properties.apiKeys,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"apiKeys":true},"dynamicProps":false,"dynamicItems":false};

export const BulkDeleteContactsRequest = validate25;
const schema39 = {"type":"object","x-question":"contacts.form","properties":{"contact_ids":{"$ref":"#/$defs/LedgerContactIds"},"reference_ids":{"$ref":"#/$defs/LedgerContactIds"}},"allOf":[{"anyOf":[{"required":["contact_ids"],"properties":{"contact_ids":{"minItems":1}}},{"required":["reference_ids"],"properties":{"reference_ids":{"minItems":1}}}],"x-assumed-keywords":{"anyOf":"contacts.bulk-empty"}}]};
const schema40 = {"type":"array","x-question":"contacts.form","maxItems":50000,"items":{"type":"string","maxLength":255}};

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
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact_ids === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "contact_ids"},message:"must have required property '"+"contact_ids"+"'",schema:schema39.allOf[0].anyOf[0].required,parentSchema:schema39.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact_ids !== undefined){
let data0 = data.contact_ids;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/contact_ids",schemaPath:"#/allOf/0/anyOf/0/properties/contact_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.allOf[0].anyOf[0].properties.contact_ids,data:data0};
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
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.contact_ids = true;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_ids === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "reference_ids"},message:"must have required property '"+"reference_ids"+"'",schema:schema39.allOf[0].anyOf[1].required,parentSchema:schema39.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.reference_ids !== undefined){
let data1 = data.reference_ids;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/reference_ids",schemaPath:"#/allOf/0/anyOf/1/properties/reference_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.allOf[0].anyOf[1].properties.reference_ids,data:data1};
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
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.reference_ids = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema39.allOf[0].anyOf,parentSchema:schema39.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.contact_ids = true;
props0.reference_ids = true;
}
if(data.contact_ids !== undefined){
let data2 = data.contact_ids;
if(Array.isArray(data2)){
if(data2.length > 50000){
const err5 = {instancePath:instancePath+"/contact_ids",schemaPath:"#/$defs/LedgerContactIds/maxItems",keyword:"maxItems",params:{limit: 50000},message:"must NOT have more than 50000 items",schema:50000,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 255){
const err6 = {instancePath:instancePath+"/contact_ids/" + i0,schemaPath:"#/$defs/LedgerContactIds/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema40.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/contact_ids/" + i0,schemaPath:"#/$defs/LedgerContactIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data3};
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
const err8 = {instancePath:instancePath+"/contact_ids",schemaPath:"#/$defs/LedgerContactIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reference_ids !== undefined){
let data4 = data.reference_ids;
if(Array.isArray(data4)){
if(data4.length > 50000){
const err9 = {instancePath:instancePath+"/reference_ids",schemaPath:"#/$defs/LedgerContactIds/maxItems",keyword:"maxItems",params:{limit: 50000},message:"must NOT have more than 50000 items",schema:50000,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 255){
const err10 = {instancePath:instancePath+"/reference_ids/" + i1,schemaPath:"#/$defs/LedgerContactIds/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema40.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/reference_ids/" + i1,schemaPath:"#/$defs/LedgerContactIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/reference_ids",schemaPath:"#/$defs/LedgerContactIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.type,parentSchema:schema40,data:data4};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate25.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const BulkDeleteContactsResponse = validate26;
const schema42 = {"type":"object","x-question":"contacts.form","required":["rows_removed"],"properties":{"rows_removed":{"type":"integer","minimum":0}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rows_removed === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows_removed"},message:"must have required property '"+"rows_removed"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows_removed !== undefined){
let data0 = data.rows_removed;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/rows_removed",schemaPath:"#/properties/rows_removed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.rows_removed.type,parentSchema:schema42.properties.rows_removed,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/rows_removed",schemaPath:"#/properties/rows_removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.rows_removed,data:data0};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"rows_removed":true},"dynamicProps":false,"dynamicItems":false};

export const Company = validate27;
const schema43 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"location":{"type":"string"},"linkedin":{"type":"string"},"ticker":{"type":"string"},"type":{"type":"string","enum":["Privately Held","Self Owned","Non Profit","Public Company","Partnership","Self Employed","Educational","Government Agency"]},"address":{"type":"string"},"country":{"type":"string"},"domain":{"type":"string"},"employee_count":{"type":"number"},"industry":{"type":"string"},"sic_codes":{"type":"array","items":{"type":"string"}},"ultimate_parent":{"$ref":"#/$defs/UltimateParentCompany"}}};
const schema44 = {"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"linkedin":{"type":"string"},"ticker":{"type":"string"},"domain":{"type":"string"}}};

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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.name.type,parentSchema:schema43.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.location.type,parentSchema:schema43.properties.location,data:data2};
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
const err3 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.linkedin.type,parentSchema:schema43.properties.linkedin,data:data3};
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
const err4 = {instancePath:instancePath+"/ticker",schemaPath:"#/properties/ticker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.ticker.type,parentSchema:schema43.properties.ticker,data:data4};
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.type.type,parentSchema:schema43.properties.type,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((data5 === "Privately Held") || (data5 === "Self Owned")) || (data5 === "Non Profit")) || (data5 === "Public Company")) || (data5 === "Partnership")) || (data5 === "Self Employed")) || (data5 === "Educational")) || (data5 === "Government Agency"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema43.properties.type.enum,parentSchema:schema43.properties.type,data:data5};
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
const err7 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.address.type,parentSchema:schema43.properties.address,data:data6};
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
const err8 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.country.type,parentSchema:schema43.properties.country,data:data7};
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
const err9 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.domain.type,parentSchema:schema43.properties.domain,data:data8};
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
const err10 = {instancePath:instancePath+"/employee_count",schemaPath:"#/properties/employee_count/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema43.properties.employee_count.type,parentSchema:schema43.properties.employee_count,data:data9};
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
const err11 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.industry.type,parentSchema:schema43.properties.industry,data:data10};
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
const err12 = {instancePath:instancePath+"/sic_codes/" + i0,schemaPath:"#/properties/sic_codes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.sic_codes.items.type,parentSchema:schema43.properties.sic_codes.items,data:data12};
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
const err13 = {instancePath:instancePath+"/sic_codes",schemaPath:"#/properties/sic_codes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema43.properties.sic_codes.type,parentSchema:schema43.properties.sic_codes,data:data11};
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
const err14 = {instancePath:instancePath+"/ultimate_parent/id",schemaPath:"#/$defs/UltimateParentCompany/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data14};
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
const err15 = {instancePath:instancePath+"/ultimate_parent/name",schemaPath:"#/$defs/UltimateParentCompany/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data15};
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
const err16 = {instancePath:instancePath+"/ultimate_parent/linkedin",schemaPath:"#/$defs/UltimateParentCompany/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.linkedin.type,parentSchema:schema44.properties.linkedin,data:data16};
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
const err17 = {instancePath:instancePath+"/ultimate_parent/ticker",schemaPath:"#/$defs/UltimateParentCompany/properties/ticker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.ticker.type,parentSchema:schema44.properties.ticker,data:data17};
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
const err18 = {instancePath:instancePath+"/ultimate_parent/domain",schemaPath:"#/$defs/UltimateParentCompany/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.domain.type,parentSchema:schema44.properties.domain,data:data18};
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
const err19 = {instancePath:instancePath+"/ultimate_parent",schemaPath:"#/$defs/UltimateParentCompany/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data:data13};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"name":true,"location":true,"linkedin":true,"ticker":true,"type":true,"address":true,"country":true,"domain":true,"employee_count":true,"industry":true,"sic_codes":true,"ultimate_parent":true},"dynamicProps":false,"dynamicItems":false};

export const ContactInput = validate28;

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reference_id !== undefined){
let data0 = data.reference_id;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err0 = {instancePath:instancePath+"/reference_id",schemaPath:"#/properties/reference_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.reference_id,data:data0};
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
const err1 = {instancePath:instancePath+"/reference_id",schemaPath:"#/properties/reference_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.reference_id.type,parentSchema:schema33.properties.reference_id,data:data0};
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
let data1 = data.linkedin;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err2 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema33.properties.linkedin,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.linkedin.type,parentSchema:schema33.properties.linkedin,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email_address !== undefined){
let data2 = data.email_address;
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err4 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.email_address,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.test(data2))){
const err5 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema33.properties.email_address,data:data2};
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
const err6 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.email_address.type,parentSchema:schema33.properties.email_address,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func1(data3) > 255){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.name,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 === "string"){
if(func1(data4) > 255){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.title,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.company_name !== undefined){
let data5 = data.company_name;
if(typeof data5 === "string"){
if(func1(data5) > 255){
const err11 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.company_name,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.company_name.type,parentSchema:schema33.properties.company_name,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.company_domain !== undefined){
let data6 = data.company_domain;
if(typeof data6 === "string"){
if(func1(data6) > 255){
const err13 = {instancePath:instancePath+"/company_domain",schemaPath:"#/properties/company_domain/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.company_domain,data:data6};
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
const err14 = {instancePath:instancePath+"/company_domain",schemaPath:"#/properties/company_domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.company_domain.type,parentSchema:schema33.properties.company_domain,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.company_linkedin !== undefined){
let data7 = data.company_linkedin;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err15 = {instancePath:instancePath+"/company_linkedin",schemaPath:"#/properties/company_linkedin/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema33.properties.company_linkedin,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/company_linkedin",schemaPath:"#/properties/company_linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.company_linkedin.type,parentSchema:schema33.properties.company_linkedin,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if(typeof data8 === "string"){
if(func1(data8) > 255){
const err17 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.country,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.country.type,parentSchema:schema33.properties.country,data:data8};
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
let data9 = data.location;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err19 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema33.properties.location,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.location.type,parentSchema:schema33.properties.location,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"reference_id":true,"linkedin":true,"email_address":true,"name":true,"title":true,"company_name":true,"company_domain":true,"company_linkedin":true,"country":true,"location":true},"dynamicProps":false,"dynamicItems":false};

export const ControlAdvanceRequest = validate29;
const schema46 = {"type":"object","additionalProperties":false,"properties":{"milliseconds":{"type":"integer","minimum":0},"duration":{"type":"string"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "milliseconds") || (key0 === "duration"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.milliseconds !== undefined){
let data0 = data.milliseconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/milliseconds",schemaPath:"#/properties/milliseconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema46.properties.milliseconds.type,parentSchema:schema46.properties.milliseconds,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/milliseconds",schemaPath:"#/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema46.properties.milliseconds,data:data0};
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
if(data.duration !== undefined){
let data1 = data.duration;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.properties.duration.type,parentSchema:schema46.properties.duration,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlAttempt = validate30;
const schema47 = {"type":"object","required":["at","status"],"properties":{"at":{"type":"string","format":"date-time"},"status":{"type":["integer","null"]},"error":{"type":"string"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!(formats2.validate(data0))){
const err2 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema47.properties.at,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.at.type,parentSchema:schema47.properties.at,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema47.properties.status.type},message:"must be integer,null",schema:schema47.properties.status.type,parentSchema:schema47.properties.status,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.error.type,parentSchema:schema47.properties.error,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"at":true,"status":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const ControlClock = validate31;
const schema48 = {"type":"object","required":["now","frozen"],"properties":{"now":{"type":"string","format":"date-time"},"frozen":{"type":"boolean"},"moves":{"type":"integer","minimum":0}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.now === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frozen === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frozen"},message:"must have required property '"+"frozen"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.now !== undefined){
let data0 = data.now;
if(typeof data0 === "string"){
if(!(formats2.validate(data0))){
const err2 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema48.properties.now,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.now.type,parentSchema:schema48.properties.now,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.frozen !== undefined){
let data1 = data.frozen;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema48.properties.frozen.type,parentSchema:schema48.properties.frozen,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.moves !== undefined){
let data2 = data.moves;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema48.properties.moves.type,parentSchema:schema48.properties.moves,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/moves",schemaPath:"#/properties/moves/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema48.properties.moves,data:data2};
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
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"now":true,"frozen":true,"moves":true},"dynamicProps":false,"dynamicItems":false};

export const ControlDeliveries = validate32;
const schema49 = {"type":"object","required":["deliveries"],"properties":{"deliveries":{"type":"array","items":{"$ref":"#/$defs/ControlDelivery"}}}};
const schema50 = {"type":"object","required":["id","eventId","webhookId","url","status","dueAt","attempts","payload"],"properties":{"id":{"type":"string"},"eventId":{"type":"string"},"webhookId":{"type":"string"},"url":{"type":"string"},"status":{"type":"string","enum":["pending","delivered","failed"]},"dueAt":{"type":["string","null"],"format":"date-time"},"attempts":{"type":"array","items":{"$ref":"#/$defs/ControlAttempt"}},"payload":{"type":"object","additionalProperties":true}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.webhookId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dueAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueAt"},message:"must have required property '"+"dueAt"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attempts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.payload === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.id.type,parentSchema:schema50.properties.id,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.eventId !== undefined){
let data1 = data.eventId;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.eventId.type,parentSchema:schema50.properties.eventId,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.webhookId !== undefined){
let data2 = data.webhookId;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/webhookId",schemaPath:"#/properties/webhookId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.webhookId.type,parentSchema:schema50.properties.webhookId,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.url.type,parentSchema:schema50.properties.url,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.status.type,parentSchema:schema50.properties.status,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data4 === "pending") || (data4 === "delivered")) || (data4 === "failed"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema50.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.status.enum,parentSchema:schema50.properties.status,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dueAt !== undefined){
let data5 = data.dueAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/type",keyword:"type",params:{type: schema50.properties.dueAt.type},message:"must be string,null",schema:schema50.properties.dueAt.type,parentSchema:schema50.properties.dueAt,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err15 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema50.properties.dueAt,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.attempts !== undefined){
let data6 = data.attempts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.at === undefined){
const err16 = {instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/ControlAttempt/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema47.required,parentSchema:schema47,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.status === undefined){
const err17 = {instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/ControlAttempt/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema47.required,parentSchema:schema47,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.at !== undefined){
let data8 = data7.at;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
const err18 = {instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/$defs/ControlAttempt/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema47.properties.at,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/$defs/ControlAttempt/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.at.type,parentSchema:schema47.properties.at,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.status !== undefined){
let data9 = data7.status;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err20 = {instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/$defs/ControlAttempt/properties/status/type",keyword:"type",params:{type: schema47.properties.status.type},message:"must be integer,null",schema:schema47.properties.status.type,parentSchema:schema47.properties.status,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.error !== undefined){
let data10 = data7.error;
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/$defs/ControlAttempt/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.error.type,parentSchema:schema47.properties.error,data:data10};
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
else {
const err22 = {instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/ControlAttempt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data:data7};
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
else {
const err23 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.attempts.type,parentSchema:schema50.properties.attempts,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.payload !== undefined){
let data11 = data.payload;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
const err24 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.properties.payload.type,parentSchema:schema50.properties.payload,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"id":true,"eventId":true,"webhookId":true,"url":true,"status":true,"dueAt":true,"attempts":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveries"},message:"must have required property '"+"deliveries"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data0[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema49.properties.deliveries.type,parentSchema:schema49.properties.deliveries,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"deliveries":true},"dynamicProps":false,"dynamicItems":false};

export const ControlDelivery = validate35;

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.webhookId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dueAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueAt"},message:"must have required property '"+"dueAt"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attempts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.payload === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.id.type,parentSchema:schema50.properties.id,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.eventId !== undefined){
let data1 = data.eventId;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.eventId.type,parentSchema:schema50.properties.eventId,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.webhookId !== undefined){
let data2 = data.webhookId;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/webhookId",schemaPath:"#/properties/webhookId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.webhookId.type,parentSchema:schema50.properties.webhookId,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.url.type,parentSchema:schema50.properties.url,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.status.type,parentSchema:schema50.properties.status,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data4 === "pending") || (data4 === "delivered")) || (data4 === "failed"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema50.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema50.properties.status.enum,parentSchema:schema50.properties.status,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.dueAt !== undefined){
let data5 = data.dueAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/type",keyword:"type",params:{type: schema50.properties.dueAt.type},message:"must be string,null",schema:schema50.properties.dueAt.type,parentSchema:schema50.properties.dueAt,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err15 = {instancePath:instancePath+"/dueAt",schemaPath:"#/properties/dueAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema50.properties.dueAt,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.attempts !== undefined){
let data6 = data.attempts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.at === undefined){
const err16 = {instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/ControlAttempt/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema47.required,parentSchema:schema47,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.status === undefined){
const err17 = {instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/ControlAttempt/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema47.required,parentSchema:schema47,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.at !== undefined){
let data8 = data7.at;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
const err18 = {instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/$defs/ControlAttempt/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema47.properties.at,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/$defs/ControlAttempt/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.at.type,parentSchema:schema47.properties.at,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.status !== undefined){
let data9 = data7.status;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err20 = {instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/$defs/ControlAttempt/properties/status/type",keyword:"type",params:{type: schema47.properties.status.type},message:"must be integer,null",schema:schema47.properties.status.type,parentSchema:schema47.properties.status,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.error !== undefined){
let data10 = data7.error;
if(typeof data10 !== "string"){
const err21 = {instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/$defs/ControlAttempt/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.error.type,parentSchema:schema47.properties.error,data:data10};
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
else {
const err22 = {instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/$defs/ControlAttempt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data:data7};
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
else {
const err23 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema50.properties.attempts.type,parentSchema:schema50.properties.attempts,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.payload !== undefined){
let data11 = data.payload;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
const err24 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.properties.payload.type,parentSchema:schema50.properties.payload,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"id":true,"eventId":true,"webhookId":true,"url":true,"status":true,"dueAt":true,"attempts":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const ControlEnrichment = validate36;
const schema54 = {"type":"object","required":["contacts","changed","notified"],"properties":{"contacts":{"type":"integer"},"changed":{"type":"integer"},"notified":{"type":"integer"}}};

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
if(data.contacts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.changed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.notified === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notified"},message:"must have required property '"+"notified"+"'",schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contacts !== undefined){
let data0 = data.contacts;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema54.properties.contacts.type,parentSchema:schema54.properties.contacts,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.changed !== undefined){
let data1 = data.changed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema54.properties.changed.type,parentSchema:schema54.properties.changed,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.notified !== undefined){
let data2 = data.notified;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/notified",schemaPath:"#/properties/notified/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema54.properties.notified.type,parentSchema:schema54.properties.notified,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"contacts":true,"changed":true,"notified":true},"dynamicProps":false,"dynamicItems":false};

export const ControlEnrichmentRequest = validate37;
const schema55 = {"type":"object","additionalProperties":false,"properties":{"org":{"type":"string"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "org")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.org !== undefined){
let data0 = data.org;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema55.properties.org.type,parentSchema:schema55.properties.org,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlError = validate38;
const schema56 = {"type":"object","required":["error","message"],"properties":{"error":{"type":"string"},"message":{"type":"string"}}};

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
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema56.required,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema56.required,parentSchema:schema56,data};
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
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.error.type,parentSchema:schema56.properties.error,data:data0};
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
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema56.properties.message.type,parentSchema:schema56.properties.message,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema56.type,parentSchema:schema56,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"error":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const ControlFault = validate39;
const schema57 = {"type":"object","required":["id","on","met","struck"],"properties":{"id":{"type":"string"},"met":{"type":"integer","minimum":0},"struck":{"type":"integer","minimum":0},"on":{"type":"string"},"credential":{"$ref":"#/$defs/ControlNewFault/properties/credential"},"skip":{"$ref":"#/$defs/ControlNewFault/properties/skip"},"times":{"$ref":"#/$defs/ControlNewFault/properties/times"},"probability":{"$ref":"#/$defs/ControlNewFault/properties/probability"},"afterWork":{"$ref":"#/$defs/ControlNewFault/properties/afterWork"},"status":{"$ref":"#/$defs/ControlNewFault/properties/status"},"retryAfterSeconds":{"$ref":"#/$defs/ControlNewFault/properties/retryAfterSeconds"},"latency":{"$ref":"#/$defs/ControlNewFault/properties/latency"},"reset":{"$ref":"#/$defs/ControlNewFault/properties/reset"},"truncateAfterBytes":{"$ref":"#/$defs/ControlNewFault/properties/truncateAfterBytes"},"malformed":{"$ref":"#/$defs/ControlNewFault/properties/malformed"},"bytesPerSecond":{"$ref":"#/$defs/ControlNewFault/properties/bytesPerSecond"},"lose":{"$ref":"#/$defs/ControlNewFault/properties/lose"},"duplicate":{"$ref":"#/$defs/ControlNewFault/properties/duplicate"},"reorder":{"$ref":"#/$defs/ControlNewFault/properties/reorder"},"delayMs":{"$ref":"#/$defs/ControlNewFault/properties/delayMs"}}};
const schema58 = {"type":"string"};
const schema59 = {"type":"integer","minimum":0};
const schema60 = {"type":"integer","minimum":1};
const schema61 = {"type":"number","exclusiveMinimum":0,"maximum":1};
const schema62 = {"type":"boolean"};
const schema63 = {"type":"integer","minimum":400,"maximum":599};
const schema64 = {"type":"integer","minimum":0,"maximum":86400};
const schema65 = {"type":"object","additionalProperties":false,"properties":{"distribution":{"type":"string","enum":["fixed","uniform","normal","lognormal"]},"ms":{"type":"number","minimum":0,"maximum":60000},"minMs":{"type":"number","minimum":0,"maximum":60000},"maxMs":{"type":"number","minimum":0,"maximum":60000},"p50Ms":{"type":"number","minimum":0,"maximum":60000},"p99Ms":{"type":"number","minimum":0,"maximum":60000}}};
const schema66 = {"type":"boolean"};
const schema67 = {"type":"integer","minimum":0};
const schema68 = {"type":"boolean"};
const schema69 = {"type":"number","minimum":1};
const schema70 = {"type":"string","enum":["attempt","event"]};
const schema71 = {"type":"boolean"};
const schema72 = {"type":"boolean"};
const schema73 = {"type":"integer","minimum":1,"maximum":2592000000};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.on === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "on"},message:"must have required property '"+"on"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.met === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "met"},message:"must have required property '"+"met"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.struck === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "struck"},message:"must have required property '"+"struck"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.id.type,parentSchema:schema57.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.met !== undefined){
let data1 = data.met;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/met",schemaPath:"#/properties/met/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.met.type,parentSchema:schema57.properties.met,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/met",schemaPath:"#/properties/met/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.met,data:data1};
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
if(data.struck !== undefined){
let data2 = data.struck;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/struck",schemaPath:"#/properties/struck/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema57.properties.struck.type,parentSchema:schema57.properties.struck,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/struck",schemaPath:"#/properties/struck/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema57.properties.struck,data:data2};
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
if(data.on !== undefined){
let data3 = data.on;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.on.type,parentSchema:schema57.properties.on,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.credential !== undefined){
let data4 = data.credential;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/credential",schemaPath:"#/$defs/ControlNewFault/properties/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.type,parentSchema:schema58,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.skip !== undefined){
let data5 = data.skip;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/skip",schemaPath:"#/$defs/ControlNewFault/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema59.type,parentSchema:schema59,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/skip",schemaPath:"#/$defs/ControlNewFault/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema59,data:data5};
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
if(data.times !== undefined){
let data6 = data.times;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ControlNewFault/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema60.type,parentSchema:schema60,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/times",schemaPath:"#/$defs/ControlNewFault/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema60,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data7 = data.probability;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/probability",schemaPath:"#/$defs/ControlNewFault/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema61,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 <= 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/probability",schemaPath:"#/$defs/ControlNewFault/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema61,data:data7};
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
const err17 = {instancePath:instancePath+"/probability",schemaPath:"#/$defs/ControlNewFault/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema61.type,parentSchema:schema61,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.afterWork !== undefined){
let data8 = data.afterWork;
if(typeof data8 !== "boolean"){
const err18 = {instancePath:instancePath+"/afterWork",schemaPath:"#/$defs/ControlNewFault/properties/afterWork/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema62.type,parentSchema:schema62,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ControlNewFault/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema63.type,parentSchema:schema63,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 599 || isNaN(data9)){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ControlNewFault/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema63,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9 < 400 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ControlNewFault/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema63,data:data9};
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
if(data.retryAfterSeconds !== undefined){
let data10 = data.retryAfterSeconds;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/$defs/ControlNewFault/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.type,parentSchema:schema64,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 86400 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/$defs/ControlNewFault/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema64,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/$defs/ControlNewFault/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.latency !== undefined){
let data11 = data.latency;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
if(!((((((key0 === "distribution") || (key0 === "ms")) || (key0 === "minMs")) || (key0 === "maxMs")) || (key0 === "p50Ms")) || (key0 === "p99Ms"))){
const err25 = {instancePath:instancePath+"/latency",schemaPath:"#/$defs/ControlNewFault/properties/latency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.distribution !== undefined){
let data12 = data11.distribution;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.distribution.type,parentSchema:schema65.properties.distribution,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((data12 === "fixed") || (data12 === "uniform")) || (data12 === "normal")) || (data12 === "lognormal"))){
const err27 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/distribution/enum",keyword:"enum",params:{allowedValues: schema65.properties.distribution.enum},message:"must be equal to one of the allowed values",schema:schema65.properties.distribution.enum,parentSchema:schema65.properties.distribution,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.ms !== undefined){
let data13 = data11.ms;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 60000 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/latency/ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.ms,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/latency/ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.ms,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/latency/ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.ms.type,parentSchema:schema65.properties.ms,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.minMs !== undefined){
let data14 = data11.minMs;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 60000 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/latency/minMs",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.minMs,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/latency/minMs",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.minMs,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/latency/minMs",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/minMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.minMs.type,parentSchema:schema65.properties.minMs,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.maxMs !== undefined){
let data15 = data11.maxMs;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 60000 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/latency/maxMs",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.maxMs,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/latency/maxMs",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.maxMs,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/latency/maxMs",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/maxMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.maxMs.type,parentSchema:schema65.properties.maxMs,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.p50Ms !== undefined){
let data16 = data11.p50Ms;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 60000 || isNaN(data16)){
const err37 = {instancePath:instancePath+"/latency/p50Ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/p50Ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.p50Ms,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/latency/p50Ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/p50Ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.p50Ms,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/latency/p50Ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/p50Ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.p50Ms.type,parentSchema:schema65.properties.p50Ms,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.p99Ms !== undefined){
let data17 = data11.p99Ms;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 60000 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/latency/p99Ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/p99Ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.p99Ms,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/latency/p99Ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/p99Ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.p99Ms,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/latency/p99Ms",schemaPath:"#/$defs/ControlNewFault/properties/latency/properties/p99Ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.p99Ms.type,parentSchema:schema65.properties.p99Ms,data:data17};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/latency",schemaPath:"#/$defs/ControlNewFault/properties/latency/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.reset !== undefined){
let data18 = data.reset;
if(typeof data18 !== "boolean"){
const err44 = {instancePath:instancePath+"/reset",schemaPath:"#/$defs/ControlNewFault/properties/reset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema66.type,parentSchema:schema66,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.truncateAfterBytes !== undefined){
let data19 = data.truncateAfterBytes;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/truncateAfterBytes",schemaPath:"#/$defs/ControlNewFault/properties/truncateAfterBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.type,parentSchema:schema67,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err46 = {instancePath:instancePath+"/truncateAfterBytes",schemaPath:"#/$defs/ControlNewFault/properties/truncateAfterBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.malformed !== undefined){
let data20 = data.malformed;
if(typeof data20 !== "boolean"){
const err47 = {instancePath:instancePath+"/malformed",schemaPath:"#/$defs/ControlNewFault/properties/malformed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema68.type,parentSchema:schema68,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.bytesPerSecond !== undefined){
let data21 = data.bytesPerSecond;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err48 = {instancePath:instancePath+"/bytesPerSecond",schemaPath:"#/$defs/ControlNewFault/properties/bytesPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema69,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/bytesPerSecond",schemaPath:"#/$defs/ControlNewFault/properties/bytesPerSecond/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema69.type,parentSchema:schema69,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.lose !== undefined){
let data22 = data.lose;
if(typeof data22 !== "string"){
const err50 = {instancePath:instancePath+"/lose",schemaPath:"#/$defs/ControlNewFault/properties/lose/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.type,parentSchema:schema70,data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((data22 === "attempt") || (data22 === "event"))){
const err51 = {instancePath:instancePath+"/lose",schemaPath:"#/$defs/ControlNewFault/properties/lose/enum",keyword:"enum",params:{allowedValues: schema70.enum},message:"must be equal to one of the allowed values",schema:schema70.enum,parentSchema:schema70,data:data22};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.duplicate !== undefined){
let data23 = data.duplicate;
if(typeof data23 !== "boolean"){
const err52 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/ControlNewFault/properties/duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema71.type,parentSchema:schema71,data:data23};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.reorder !== undefined){
let data24 = data.reorder;
if(typeof data24 !== "boolean"){
const err53 = {instancePath:instancePath+"/reorder",schemaPath:"#/$defs/ControlNewFault/properties/reorder/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema72.type,parentSchema:schema72,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.delayMs !== undefined){
let data25 = data.delayMs;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err54 = {instancePath:instancePath+"/delayMs",schemaPath:"#/$defs/ControlNewFault/properties/delayMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema73.type,parentSchema:schema73,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 2592000000 || isNaN(data25)){
const err55 = {instancePath:instancePath+"/delayMs",schemaPath:"#/$defs/ControlNewFault/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000000},message:"must be <= 2592000000",schema:2592000000,parentSchema:schema73,data:data25};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err56 = {instancePath:instancePath+"/delayMs",schemaPath:"#/$defs/ControlNewFault/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema73,data:data25};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"id":true,"met":true,"struck":true,"on":true,"credential":true,"skip":true,"times":true,"probability":true,"afterWork":true,"status":true,"retryAfterSeconds":true,"latency":true,"reset":true,"truncateAfterBytes":true,"malformed":true,"bytesPerSecond":true,"lose":true,"duplicate":true,"reorder":true,"delayMs":true},"dynamicProps":false,"dynamicItems":false};

export const ControlFaults = validate40;
const schema74 = {"type":"object","required":["faults"],"properties":{"faults":{"type":"array","items":{"$ref":"#/$defs/ControlFault"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.faults.type,parentSchema:schema74.properties.faults,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"faults":true},"dynamicProps":false,"dynamicItems":false};

export const ControlFreezeRequest = validate42;
const schema75 = {"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "at")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!(formats2.validate(data0))){
const err1 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema75.properties.at,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.at.type,parentSchema:schema75.properties.at,data:data0};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlImportFault = validate43;
const schema76 = {"type":"object","additionalProperties":false,"properties":{"org":{"type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "org")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.org !== undefined){
let data0 = data.org;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.org.type,parentSchema:schema76.properties.org,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlLatency = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "distribution") || (key0 === "ms")) || (key0 === "minMs")) || (key0 === "maxMs")) || (key0 === "p50Ms")) || (key0 === "p99Ms"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.distribution !== undefined){
let data0 = data.distribution;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/distribution",schemaPath:"#/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.distribution.type,parentSchema:schema65.properties.distribution,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "fixed") || (data0 === "uniform")) || (data0 === "normal")) || (data0 === "lognormal"))){
const err2 = {instancePath:instancePath+"/distribution",schemaPath:"#/properties/distribution/enum",keyword:"enum",params:{allowedValues: schema65.properties.distribution.enum},message:"must be equal to one of the allowed values",schema:schema65.properties.distribution.enum,parentSchema:schema65.properties.distribution,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ms !== undefined){
let data1 = data.ms;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.ms,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.ms,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ms",schemaPath:"#/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.ms.type,parentSchema:schema65.properties.ms,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.minMs !== undefined){
let data2 = data.minMs;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/minMs",schemaPath:"#/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.minMs,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/minMs",schemaPath:"#/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.minMs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/minMs",schemaPath:"#/properties/minMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.minMs.type,parentSchema:schema65.properties.minMs,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.maxMs !== undefined){
let data3 = data.maxMs;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 60000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/maxMs",schemaPath:"#/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.maxMs,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/maxMs",schemaPath:"#/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.maxMs,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/maxMs",schemaPath:"#/properties/maxMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.maxMs.type,parentSchema:schema65.properties.maxMs,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.p50Ms !== undefined){
let data4 = data.p50Ms;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/p50Ms",schemaPath:"#/properties/p50Ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.p50Ms,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/p50Ms",schemaPath:"#/properties/p50Ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.p50Ms,data:data4};
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
const err14 = {instancePath:instancePath+"/p50Ms",schemaPath:"#/properties/p50Ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.p50Ms.type,parentSchema:schema65.properties.p50Ms,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.p99Ms !== undefined){
let data5 = data.p99Ms;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 60000 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/p99Ms",schemaPath:"#/properties/p99Ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.p99Ms,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/p99Ms",schemaPath:"#/properties/p99Ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.p99Ms,data:data5};
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
const err17 = {instancePath:instancePath+"/p99Ms",schemaPath:"#/properties/p99Ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.p99Ms.type,parentSchema:schema65.properties.p99Ms,data:data5};
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
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlMail = validate45;
const schema78 = {"type":"object","required":["id","to","kind","subject","text","data","sentAt"],"properties":{"id":{"type":"string"},"to":{"type":"string"},"kind":{"type":"string","enum":["invitation","password-reset"]},"subject":{"type":"string"},"text":{"type":"string"},"data":{"type":"object","additionalProperties":true},"sentAt":{"type":"string","format":"date-time"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.subject === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.data === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sentAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentAt"},message:"must have required property '"+"sentAt"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.id.type,parentSchema:schema78.properties.id,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.to.type,parentSchema:schema78.properties.to,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.kind.type,parentSchema:schema78.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "invitation") || (data2 === "password-reset"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema78.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema78.properties.kind.enum,parentSchema:schema78.properties.kind,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.subject.type,parentSchema:schema78.properties.subject,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.text.type,parentSchema:schema78.properties.text,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.data !== undefined){
let data5 = data.data;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.properties.data.type,parentSchema:schema78.properties.data,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sentAt !== undefined){
let data6 = data.sentAt;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err14 = {instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema78.properties.sentAt,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/sentAt",schemaPath:"#/properties/sentAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.sentAt.type,parentSchema:schema78.properties.sentAt,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"id":true,"to":true,"kind":true,"subject":true,"text":true,"data":true,"sentAt":true},"dynamicProps":false,"dynamicItems":false};

export const ControlNewFault = validate46;
const schema79 = {"type":"object","additionalProperties":false,"properties":{"on":{"type":"string"},"credential":{"type":"string"},"skip":{"type":"integer","minimum":0},"times":{"type":"integer","minimum":1},"probability":{"type":"number","exclusiveMinimum":0,"maximum":1},"afterWork":{"type":"boolean"},"status":{"type":"integer","minimum":400,"maximum":599},"retryAfterSeconds":{"type":"integer","minimum":0,"maximum":86400},"latency":{"$ref":"#/$defs/ControlLatency"},"reset":{"type":"boolean"},"truncateAfterBytes":{"type":"integer","minimum":0},"malformed":{"type":"boolean"},"bytesPerSecond":{"type":"number","minimum":1},"lose":{"type":"string","enum":["attempt","event"]},"duplicate":{"type":"boolean"},"reorder":{"type":"boolean"},"delayMs":{"type":"integer","minimum":1,"maximum":2592000000}}};
const func25 = Object.prototype.hasOwnProperty;

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
for(const key0 in data){
if(!(func25.call(schema79.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.on !== undefined){
let data0 = data.on;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.on.type,parentSchema:schema79.properties.on,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.credential !== undefined){
let data1 = data.credential;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.credential.type,parentSchema:schema79.properties.credential,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.skip !== undefined){
let data2 = data.skip;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.skip.type,parentSchema:schema79.properties.skip,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema79.properties.skip,data:data2};
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
if(data.times !== undefined){
let data3 = data.times;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.times.type,parentSchema:schema79.properties.times,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema79.properties.times,data:data3};
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
if(data.probability !== undefined){
let data4 = data.probability;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema79.properties.probability,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema79.properties.probability,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema79.properties.probability.type,parentSchema:schema79.properties.probability,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.afterWork !== undefined){
let data5 = data.afterWork;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/afterWork",schemaPath:"#/properties/afterWork/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema79.properties.afterWork.type,parentSchema:schema79.properties.afterWork,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.status.type,parentSchema:schema79.properties.status,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 599 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema79.properties.status,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 400 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema79.properties.status,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.retryAfterSeconds !== undefined){
let data7 = data.retryAfterSeconds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.retryAfterSeconds.type,parentSchema:schema79.properties.retryAfterSeconds,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 86400 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/properties/retryAfterSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema79.properties.retryAfterSeconds,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema79.properties.retryAfterSeconds,data:data7};
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
if(data.latency !== undefined){
let data8 = data.latency;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!((((((key1 === "distribution") || (key1 === "ms")) || (key1 === "minMs")) || (key1 === "maxMs")) || (key1 === "p50Ms")) || (key1 === "p99Ms"))){
const err17 = {instancePath:instancePath+"/latency",schemaPath:"#/$defs/ControlLatency/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.distribution !== undefined){
let data9 = data8.distribution;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/$defs/ControlLatency/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.distribution.type,parentSchema:schema65.properties.distribution,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((data9 === "fixed") || (data9 === "uniform")) || (data9 === "normal")) || (data9 === "lognormal"))){
const err19 = {instancePath:instancePath+"/latency/distribution",schemaPath:"#/$defs/ControlLatency/properties/distribution/enum",keyword:"enum",params:{allowedValues: schema65.properties.distribution.enum},message:"must be equal to one of the allowed values",schema:schema65.properties.distribution.enum,parentSchema:schema65.properties.distribution,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.ms !== undefined){
let data10 = data8.ms;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 60000 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/latency/ms",schemaPath:"#/$defs/ControlLatency/properties/ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.ms,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/latency/ms",schemaPath:"#/$defs/ControlLatency/properties/ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.ms,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/latency/ms",schemaPath:"#/$defs/ControlLatency/properties/ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.ms.type,parentSchema:schema65.properties.ms,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.minMs !== undefined){
let data11 = data8.minMs;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 60000 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/latency/minMs",schemaPath:"#/$defs/ControlLatency/properties/minMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.minMs,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/latency/minMs",schemaPath:"#/$defs/ControlLatency/properties/minMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.minMs,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/latency/minMs",schemaPath:"#/$defs/ControlLatency/properties/minMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.minMs.type,parentSchema:schema65.properties.minMs,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.maxMs !== undefined){
let data12 = data8.maxMs;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 60000 || isNaN(data12)){
const err26 = {instancePath:instancePath+"/latency/maxMs",schemaPath:"#/$defs/ControlLatency/properties/maxMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.maxMs,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/latency/maxMs",schemaPath:"#/$defs/ControlLatency/properties/maxMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.maxMs,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/latency/maxMs",schemaPath:"#/$defs/ControlLatency/properties/maxMs/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.maxMs.type,parentSchema:schema65.properties.maxMs,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.p50Ms !== undefined){
let data13 = data8.p50Ms;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 60000 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/latency/p50Ms",schemaPath:"#/$defs/ControlLatency/properties/p50Ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.p50Ms,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/latency/p50Ms",schemaPath:"#/$defs/ControlLatency/properties/p50Ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.p50Ms,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/latency/p50Ms",schemaPath:"#/$defs/ControlLatency/properties/p50Ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.p50Ms.type,parentSchema:schema65.properties.p50Ms,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.p99Ms !== undefined){
let data14 = data8.p99Ms;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 60000 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/latency/p99Ms",schemaPath:"#/$defs/ControlLatency/properties/p99Ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000",schema:60000,parentSchema:schema65.properties.p99Ms,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/latency/p99Ms",schemaPath:"#/$defs/ControlLatency/properties/p99Ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema65.properties.p99Ms,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/latency/p99Ms",schemaPath:"#/$defs/ControlLatency/properties/p99Ms/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema65.properties.p99Ms.type,parentSchema:schema65.properties.p99Ms,data:data14};
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
const err35 = {instancePath:instancePath+"/latency",schemaPath:"#/$defs/ControlLatency/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data:data8};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.reset !== undefined){
let data15 = data.reset;
if(typeof data15 !== "boolean"){
const err36 = {instancePath:instancePath+"/reset",schemaPath:"#/properties/reset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema79.properties.reset.type,parentSchema:schema79.properties.reset,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.truncateAfterBytes !== undefined){
let data16 = data.truncateAfterBytes;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/truncateAfterBytes",schemaPath:"#/properties/truncateAfterBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.truncateAfterBytes.type,parentSchema:schema79.properties.truncateAfterBytes,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/truncateAfterBytes",schemaPath:"#/properties/truncateAfterBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema79.properties.truncateAfterBytes,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.malformed !== undefined){
let data17 = data.malformed;
if(typeof data17 !== "boolean"){
const err39 = {instancePath:instancePath+"/malformed",schemaPath:"#/properties/malformed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema79.properties.malformed.type,parentSchema:schema79.properties.malformed,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.bytesPerSecond !== undefined){
let data18 = data.bytesPerSecond;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err40 = {instancePath:instancePath+"/bytesPerSecond",schemaPath:"#/properties/bytesPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema79.properties.bytesPerSecond,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/bytesPerSecond",schemaPath:"#/properties/bytesPerSecond/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema79.properties.bytesPerSecond.type,parentSchema:schema79.properties.bytesPerSecond,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.lose !== undefined){
let data19 = data.lose;
if(typeof data19 !== "string"){
const err42 = {instancePath:instancePath+"/lose",schemaPath:"#/properties/lose/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.lose.type,parentSchema:schema79.properties.lose,data:data19};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data19 === "attempt") || (data19 === "event"))){
const err43 = {instancePath:instancePath+"/lose",schemaPath:"#/properties/lose/enum",keyword:"enum",params:{allowedValues: schema79.properties.lose.enum},message:"must be equal to one of the allowed values",schema:schema79.properties.lose.enum,parentSchema:schema79.properties.lose,data:data19};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.duplicate !== undefined){
let data20 = data.duplicate;
if(typeof data20 !== "boolean"){
const err44 = {instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema79.properties.duplicate.type,parentSchema:schema79.properties.duplicate,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.reorder !== undefined){
let data21 = data.reorder;
if(typeof data21 !== "boolean"){
const err45 = {instancePath:instancePath+"/reorder",schemaPath:"#/properties/reorder/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema79.properties.reorder.type,parentSchema:schema79.properties.reorder,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.delayMs !== undefined){
let data22 = data.delayMs;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err46 = {instancePath:instancePath+"/delayMs",schemaPath:"#/properties/delayMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.delayMs.type,parentSchema:schema79.properties.delayMs,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 2592000000 || isNaN(data22)){
const err47 = {instancePath:instancePath+"/delayMs",schemaPath:"#/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000000},message:"must be <= 2592000000",schema:2592000000,parentSchema:schema79.properties.delayMs,data:data22};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err48 = {instancePath:instancePath+"/delayMs",schemaPath:"#/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema79.properties.delayMs,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlNewJob = validate47;
const schema81 = {"type":"object","additionalProperties":false,"required":["title","company"],"properties":{"title":{"type":"string","minLength":1},"company":{"$ref":"#/$defs/Company"},"started_at":{"type":"string","format":"date"}}};
const formats28 = require("ajv-formats/dist/formats").fullFormats.date;

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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.company === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "company")) || (key0 === "started_at"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema81.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.title.type,parentSchema:schema81.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.company !== undefined){
if(!(validate27(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.started_at !== undefined){
let data2 = data.started_at;
if(typeof data2 === "string"){
if(!(formats28.validate(data2))){
const err5 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema81.properties.started_at,data:data2};
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
const err6 = {instancePath:instancePath+"/started_at",schemaPath:"#/properties/started_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.started_at.type,parentSchema:schema81.properties.started_at,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlNewWebhook = validate49;
const schema82 = {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string"},"secret":{"type":"string","minLength":1,"maxLength":255},"org":{"type":"string"},"ledgerId":{"type":"string"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "secret")) || (key0 === "org")) || (key0 === "ledgerId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.url.type,parentSchema:schema82.properties.url,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.secret !== undefined){
let data1 = data.secret;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err3 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema82.properties.secret,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema82.properties.secret,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.secret.type,parentSchema:schema82.properties.secret,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.org !== undefined){
let data2 = data.org;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.org.type,parentSchema:schema82.properties.org,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ledgerId !== undefined){
let data3 = data.ledgerId;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/ledgerId",schemaPath:"#/properties/ledgerId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.ledgerId.type,parentSchema:schema82.properties.ledgerId,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlOutbox = validate50;
const schema83 = {"type":"object","required":["mails"],"properties":{"mails":{"type":"array","items":{"$ref":"#/$defs/ControlMail"}}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mails === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mails"},message:"must have required property '"+"mails"+"'",schema:schema83.required,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mails !== undefined){
let data0 = data.mails;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.to === undefined){
const err2 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.kind === undefined){
const err3 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.subject === undefined){
const err4 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.text === undefined){
const err5 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.data === undefined){
const err6 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.sentAt === undefined){
const err7 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/required",keyword:"required",params:{missingProperty: "sentAt"},message:"must have required property '"+"sentAt"+"'",schema:schema78.required,parentSchema:schema78,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/mails/" + i0+"/id",schemaPath:"#/$defs/ControlMail/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.id.type,parentSchema:schema78.properties.id,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.to !== undefined){
let data3 = data1.to;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/mails/" + i0+"/to",schemaPath:"#/$defs/ControlMail/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.to.type,parentSchema:schema78.properties.to,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.kind !== undefined){
let data4 = data1.kind;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/mails/" + i0+"/kind",schemaPath:"#/$defs/ControlMail/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.kind.type,parentSchema:schema78.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data4 === "invitation") || (data4 === "password-reset"))){
const err11 = {instancePath:instancePath+"/mails/" + i0+"/kind",schemaPath:"#/$defs/ControlMail/properties/kind/enum",keyword:"enum",params:{allowedValues: schema78.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema78.properties.kind.enum,parentSchema:schema78.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.subject !== undefined){
let data5 = data1.subject;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/mails/" + i0+"/subject",schemaPath:"#/$defs/ControlMail/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.subject.type,parentSchema:schema78.properties.subject,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.text !== undefined){
let data6 = data1.text;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/mails/" + i0+"/text",schemaPath:"#/$defs/ControlMail/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.text.type,parentSchema:schema78.properties.text,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.data !== undefined){
let data7 = data1.data;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err14 = {instancePath:instancePath+"/mails/" + i0+"/data",schemaPath:"#/$defs/ControlMail/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.properties.data.type,parentSchema:schema78.properties.data,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.sentAt !== undefined){
let data8 = data1.sentAt;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
const err15 = {instancePath:instancePath+"/mails/" + i0+"/sentAt",schemaPath:"#/$defs/ControlMail/properties/sentAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema78.properties.sentAt,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/mails/" + i0+"/sentAt",schemaPath:"#/$defs/ControlMail/properties/sentAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema78.properties.sentAt.type,parentSchema:schema78.properties.sentAt,data:data8};
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
const err17 = {instancePath:instancePath+"/mails/" + i0,schemaPath:"#/$defs/ControlMail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.type,parentSchema:schema78,data:data1};
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
else {
const err18 = {instancePath:instancePath+"/mails",schemaPath:"#/properties/mails/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema83.properties.mails.type,parentSchema:schema83.properties.mails,data:data0};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"mails":true},"dynamicProps":false,"dynamicItems":false};

export const ControlPersonEdit = validate51;
const schema85 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"job":{"$ref":"#/$defs/ControlNewJob"},"title":{"type":"string","minLength":1},"employment_status":{"type":"string","enum":["unemployed","retired"]},"email":{"type":"string","format":"email"},"email_status":{"type":"string","enum":["valid","catch-all","best-guess"]},"first_name":{"type":"string"},"last_name":{"type":"string"},"name":{"type":"string"},"linkedin":{"type":"string"},"country":{"type":"string"},"location":{"type":"string"},"location_details":{"$ref":"#/$defs/LocationDetails"},"connections":{"type":"integer","minimum":0},"cell_phone_number":{"type":"string"},"education":{"type":"array","items":{"$ref":"#/$defs/Education"}}}};
const schema86 = {"type":"object","properties":{"country":{"type":"string"},"country_code":{"type":"string","pattern":"^[A-Za-z]{2}$"},"region":{"type":"string"},"region_abbreviation":{"type":"string"},"locality":{"type":"string"},"county":{"type":"string"},"postal_code":{"type":"string"},"msa":{"type":"string"},"lat":{"type":"string"},"lon":{"type":"string"},"fips_code":{"type":"string"},"raw":{"type":"string"}},"allOf":[{"if":{"properties":{"country_code":{"enum":["US","us"]}},"required":["country_code"]},"then":{"properties":{"postal_code":{"pattern":"^\\d{5}$"}}}}]};
const schema87 = {"type":"object","properties":{"school":{"type":"string"},"field":{"type":"string"},"degree":{"type":"string"},"started_at":{"$ref":"#/$defs/FirstOfMonth"},"ended_at":{"$ref":"#/$defs/FirstOfMonth"}}};
const schema88 = {"type":"string","pattern":"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"};
const pattern6 = new RegExp("^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$", "u");

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
if(data.school !== undefined){
let data0 = data.school;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/school",schemaPath:"#/properties/school/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.school.type,parentSchema:schema87.properties.school,data:data0};
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
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.field.type,parentSchema:schema87.properties.field,data:data1};
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
const err2 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.degree.type,parentSchema:schema87.properties.degree,data:data2};
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
if(!pattern6.test(data3)){
const err3 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data3};
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
const err4 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data3};
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
if(!pattern6.test(data4)){
const err5 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data4};
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
const err6 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data4};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"school":true,"field":true,"degree":true,"started_at":true,"ended_at":true},"dynamicProps":false,"dynamicItems":false};

const pattern4 = new RegExp("^\\d{5}$", "u");
const pattern5 = new RegExp("^[A-Za-z]{2}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func25.call(schema85.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.job !== undefined){
if(!(validate47(data.job, {instancePath:instancePath+"/job",parentData:data,parentDataProperty:"job",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema85.properties.title,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.title.type,parentSchema:schema85.properties.title,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.employment_status !== undefined){
let data2 = data.employment_status;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.employment_status.type,parentSchema:schema85.properties.employment_status,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "unemployed") || (data2 === "retired"))){
const err5 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/enum",keyword:"enum",params:{allowedValues: schema85.properties.employment_status.enum},message:"must be equal to one of the allowed values",schema:schema85.properties.employment_status.enum,parentSchema:schema85.properties.employment_status,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema85.properties.email,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.email.type,parentSchema:schema85.properties.email,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email_status !== undefined){
let data4 = data.email_status;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.email_status.type,parentSchema:schema85.properties.email_status,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data4 === "valid") || (data4 === "catch-all")) || (data4 === "best-guess"))){
const err9 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/enum",keyword:"enum",params:{allowedValues: schema85.properties.email_status.enum},message:"must be equal to one of the allowed values",schema:schema85.properties.email_status.enum,parentSchema:schema85.properties.email_status,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.first_name !== undefined){
let data5 = data.first_name;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.first_name.type,parentSchema:schema85.properties.first_name,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.last_name !== undefined){
let data6 = data.last_name;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.last_name.type,parentSchema:schema85.properties.last_name,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.name.type,parentSchema:schema85.properties.name,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.linkedin !== undefined){
let data8 = data.linkedin;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.linkedin.type,parentSchema:schema85.properties.linkedin,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.country !== undefined){
let data9 = data.country;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.country.type,parentSchema:schema85.properties.country,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.location !== undefined){
let data10 = data.location;
if(typeof data10 !== "string"){
const err15 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.location.type,parentSchema:schema85.properties.location,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.location_details !== undefined){
let data11 = data.location_details;
const _errs27 = errors;
let valid3 = true;
const _errs28 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing0;
if((data11.country_code === undefined) && (missing0 = "country_code")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data11.country_code !== undefined){
let data12 = data11.country_code;
if(!((data12 === "US") || (data12 === "us"))){
const err17 = {};
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
var _valid0 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs30 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.postal_code !== undefined){
let data13 = data11.postal_code;
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
const err18 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema86.allOf[0].then.properties.postal_code,data:data13};
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
}
var _valid0 = _errs30 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.postal_code = true;
props0.country_code = true;
}
}
if(!valid3){
const err19 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema86.allOf[0].if,parentSchema:schema86.allOf[0],data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
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
if(data11.country !== undefined){
let data14 = data11.country;
if(typeof data14 !== "string"){
const err20 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country.type,parentSchema:schema86.properties.country,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.country_code !== undefined){
let data15 = data11.country_code;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err21 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema86.properties.country_code,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country_code.type,parentSchema:schema86.properties.country_code,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data11.region !== undefined){
let data16 = data11.region;
if(typeof data16 !== "string"){
const err23 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region.type,parentSchema:schema86.properties.region,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.region_abbreviation !== undefined){
let data17 = data11.region_abbreviation;
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region_abbreviation.type,parentSchema:schema86.properties.region_abbreviation,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data11.locality !== undefined){
let data18 = data11.locality;
if(typeof data18 !== "string"){
const err25 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.locality.type,parentSchema:schema86.properties.locality,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.county !== undefined){
let data19 = data11.county;
if(typeof data19 !== "string"){
const err26 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.county.type,parentSchema:schema86.properties.county,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.postal_code !== undefined){
let data20 = data11.postal_code;
if(typeof data20 !== "string"){
const err27 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.postal_code.type,parentSchema:schema86.properties.postal_code,data:data20};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.msa !== undefined){
let data21 = data11.msa;
if(typeof data21 !== "string"){
const err28 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.msa.type,parentSchema:schema86.properties.msa,data:data21};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data11.lat !== undefined){
let data22 = data11.lat;
if(typeof data22 !== "string"){
const err29 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lat.type,parentSchema:schema86.properties.lat,data:data22};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.lon !== undefined){
let data23 = data11.lon;
if(typeof data23 !== "string"){
const err30 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lon.type,parentSchema:schema86.properties.lon,data:data23};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.fips_code !== undefined){
let data24 = data11.fips_code;
if(typeof data24 !== "string"){
const err31 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.fips_code.type,parentSchema:schema86.properties.fips_code,data:data24};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.raw !== undefined){
let data25 = data11.raw;
if(typeof data25 !== "string"){
const err32 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.raw.type,parentSchema:schema86.properties.raw,data:data25};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.connections !== undefined){
let data26 = data.connections;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err34 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema85.properties.connections.type,parentSchema:schema85.properties.connections,data:data26};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err35 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema85.properties.connections,data:data26};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.cell_phone_number !== undefined){
let data27 = data.cell_phone_number;
if(typeof data27 !== "string"){
const err36 = {instancePath:instancePath+"/cell_phone_number",schemaPath:"#/properties/cell_phone_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.cell_phone_number.type,parentSchema:schema85.properties.cell_phone_number,data:data27};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.education !== undefined){
let data28 = data.education;
if(Array.isArray(data28)){
const len0 = data28.length;
for(let i0=0; i0<len0; i0++){
if(!(validate53(data28[i0], {instancePath:instancePath+"/education/" + i0,parentData:data28,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema85.properties.education.type,parentSchema:schema85.properties.education,data:data28};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlReadings = validate55;
const schema90 = {"type":"object","additionalProperties":{"type":"string"}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.additionalProperties.type,parentSchema:schema90.additionalProperties,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlRestoreRequest = validate56;
const schema91 = {"type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"snapshot":{"type":"string"},"saved":{"$ref":"#/$defs/ControlSavedWorld"}}};
const schema92 = {"type":"object","additionalProperties":false,"required":["version","names","seed","people","readings","credits","eachCall","clock","ids","collections"],"properties":{"version":{"type":"integer","enum":[1]},"names":{"type":"string"},"seed":{"type":"integer","minimum":0},"people":{"type":"integer","minimum":0},"readings":{"$ref":"#/$defs/ControlReadings"},"credits":{"type":["integer","null"],"minimum":0},"eachCall":{"type":["integer","null"],"minimum":0},"clock":{"type":"object","additionalProperties":false,"required":["now","isFrozen"],"properties":{"now":{"type":"string","format":"date-time"},"isFrozen":{"type":"boolean"}}},"ids":{"type":"object","additionalProperties":{"type":"integer","minimum":0}},"collections":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}},"faults":{"type":"array","items":{"$ref":"#/$defs/ControlFault"}}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.names === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.seed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.people === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.readings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readings"},message:"must have required property '"+"readings"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.credits === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.eachCall === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eachCall"},message:"must have required property '"+"eachCall"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.clock === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"},message:"must have required property '"+"clock"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.ids === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.collections === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collections"},message:"must have required property '"+"collections"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func25.call(schema92.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.version.type,parentSchema:schema92.properties.version,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data0 === 1)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema92.properties.version.enum},message:"must be equal to one of the allowed values",schema:schema92.properties.version.enum,parentSchema:schema92.properties.version,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.names !== undefined){
let data1 = data.names;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.names.type,parentSchema:schema92.properties.names,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.seed !== undefined){
let data2 = data.seed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.seed.type,parentSchema:schema92.properties.seed,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.seed,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.people !== undefined){
let data3 = data.people;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.people.type,parentSchema:schema92.properties.people,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.people,data:data3};
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
if(data.readings !== undefined){
let data4 = data.readings;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/readings/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ControlReadings/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.additionalProperties.type,parentSchema:schema90.additionalProperties,data:data5};
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
const err19 = {instancePath:instancePath+"/readings",schemaPath:"#/$defs/ControlReadings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.credits !== undefined){
let data6 = data.credits;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: schema92.properties.credits.type},message:"must be integer,null",schema:schema92.properties.credits.type,parentSchema:schema92.properties.credits,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.credits,data:data6};
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
if(data.eachCall !== undefined){
let data7 = data.eachCall;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/eachCall",schemaPath:"#/properties/eachCall/type",keyword:"type",params:{type: schema92.properties.eachCall.type},message:"must be integer,null",schema:schema92.properties.eachCall.type,parentSchema:schema92.properties.eachCall,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/eachCall",schemaPath:"#/properties/eachCall/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.eachCall,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.clock !== undefined){
let data8 = data.clock;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.now === undefined){
const err24 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'",schema:schema92.properties.clock.required,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.isFrozen === undefined){
const err25 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "isFrozen"},message:"must have required property '"+"isFrozen"+"'",schema:schema92.properties.clock.required,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "now") || (key2 === "isFrozen"))){
const err26 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.now !== undefined){
let data9 = data8.now;
if(typeof data9 === "string"){
if(!(formats2.validate(data9))){
const err27 = {instancePath:instancePath+"/clock/now",schemaPath:"#/properties/clock/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema92.properties.clock.properties.now,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/clock/now",schemaPath:"#/properties/clock/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.clock.properties.now.type,parentSchema:schema92.properties.clock.properties.now,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.isFrozen !== undefined){
let data10 = data8.isFrozen;
if(typeof data10 !== "boolean"){
const err29 = {instancePath:instancePath+"/clock/isFrozen",schemaPath:"#/properties/clock/properties/isFrozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema92.properties.clock.properties.isFrozen.type,parentSchema:schema92.properties.clock.properties.isFrozen,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.clock.type,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.ids !== undefined){
let data11 = data.ids;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
let data12 = data11[key3];
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/ids/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.ids.additionalProperties.type,parentSchema:schema92.properties.ids.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/ids/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.ids.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.ids.type,parentSchema:schema92.properties.ids,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.collections !== undefined){
let data13 = data.collections;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err34 = {instancePath:instancePath+"/collections/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.collections.additionalProperties.type,parentSchema:schema92.properties.collections.additionalProperties,data:data14};
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
const err35 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.collections.type,parentSchema:schema92.properties.collections,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.faults !== undefined){
let data15 = data.faults;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data15[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema92.properties.faults.type,parentSchema:schema92.properties.faults,data:data15};
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
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "snapshot") || (key0 === "saved"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.snapshot !== undefined){
let data0 = data.snapshot;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/snapshot",schemaPath:"#/properties/snapshot/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.snapshot.type,parentSchema:schema91.properties.snapshot,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.saved !== undefined){
if(!(validate57(data.saved, {instancePath:instancePath+"/saved",parentData:data,parentDataProperty:"saved",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlSavedWorld = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.names === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.seed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.people === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.readings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "readings"},message:"must have required property '"+"readings"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.credits === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.eachCall === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eachCall"},message:"must have required property '"+"eachCall"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.clock === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clock"},message:"must have required property '"+"clock"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.ids === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.collections === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collections"},message:"must have required property '"+"collections"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func25.call(schema92.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.version.type,parentSchema:schema92.properties.version,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data0 === 1)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema92.properties.version.enum},message:"must be equal to one of the allowed values",schema:schema92.properties.version.enum,parentSchema:schema92.properties.version,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.names !== undefined){
let data1 = data.names;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.names.type,parentSchema:schema92.properties.names,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.seed !== undefined){
let data2 = data.seed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err14 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.seed.type,parentSchema:schema92.properties.seed,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.seed,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.people !== undefined){
let data3 = data.people;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err16 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.people.type,parentSchema:schema92.properties.people,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.people,data:data3};
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
if(data.readings !== undefined){
let data4 = data.readings;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/readings/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ControlReadings/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.additionalProperties.type,parentSchema:schema90.additionalProperties,data:data5};
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
const err19 = {instancePath:instancePath+"/readings",schemaPath:"#/$defs/ControlReadings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.credits !== undefined){
let data6 = data.credits;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: schema92.properties.credits.type},message:"must be integer,null",schema:schema92.properties.credits.type,parentSchema:schema92.properties.credits,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.credits,data:data6};
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
if(data.eachCall !== undefined){
let data7 = data.eachCall;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/eachCall",schemaPath:"#/properties/eachCall/type",keyword:"type",params:{type: schema92.properties.eachCall.type},message:"must be integer,null",schema:schema92.properties.eachCall.type,parentSchema:schema92.properties.eachCall,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/eachCall",schemaPath:"#/properties/eachCall/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.eachCall,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.clock !== undefined){
let data8 = data.clock;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.now === undefined){
const err24 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'",schema:schema92.properties.clock.required,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.isFrozen === undefined){
const err25 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/required",keyword:"required",params:{missingProperty: "isFrozen"},message:"must have required property '"+"isFrozen"+"'",schema:schema92.properties.clock.required,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "now") || (key2 === "isFrozen"))){
const err26 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.now !== undefined){
let data9 = data8.now;
if(typeof data9 === "string"){
if(!(formats2.validate(data9))){
const err27 = {instancePath:instancePath+"/clock/now",schemaPath:"#/properties/clock/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema92.properties.clock.properties.now,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/clock/now",schemaPath:"#/properties/clock/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.clock.properties.now.type,parentSchema:schema92.properties.clock.properties.now,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.isFrozen !== undefined){
let data10 = data8.isFrozen;
if(typeof data10 !== "boolean"){
const err29 = {instancePath:instancePath+"/clock/isFrozen",schemaPath:"#/properties/clock/properties/isFrozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema92.properties.clock.properties.isFrozen.type,parentSchema:schema92.properties.clock.properties.isFrozen,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.clock.type,parentSchema:schema92.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.ids !== undefined){
let data11 = data.ids;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
let data12 = data11[key3];
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/ids/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema92.properties.ids.additionalProperties.type,parentSchema:schema92.properties.ids.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/ids/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema92.properties.ids.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.ids.type,parentSchema:schema92.properties.ids,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.collections !== undefined){
let data13 = data.collections;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
}
else {
const err34 = {instancePath:instancePath+"/collections/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/collections/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.collections.additionalProperties.type,parentSchema:schema92.properties.collections.additionalProperties,data:data14};
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
const err35 = {instancePath:instancePath+"/collections",schemaPath:"#/properties/collections/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.properties.collections.type,parentSchema:schema92.properties.collections,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.faults !== undefined){
let data15 = data.faults;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data15[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema92.properties.faults.type,parentSchema:schema92.properties.faults,data:data15};
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
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlSnapshot = validate62;
const schema96 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema96.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.name.type,parentSchema:schema96.properties.name,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlUser = validate63;
const schema97 = {"type":"object","required":["id"],"properties":{"id":{"type":"string"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.properties.id.type,parentSchema:schema97.properties.id,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const ControlUserRequest = validate64;
const schema98 = {"type":"object","additionalProperties":false,"required":["email","name","password"],"properties":{"email":{"type":"string","format":"email"},"name":{"type":"string","minLength":1},"password":{"type":"string","minLength":1},"roles":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string","enum":["viewer","editor","admin"]}}}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.password === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema98.required,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "name")) || (key0 === "password")) || (key0 === "roles"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema98.properties.email,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.email.type,parentSchema:schema98.properties.email,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema98.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema98.properties.password,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.password.type,parentSchema:schema98.properties.password,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.roles !== undefined){
let data3 = data.roles;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/roles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/roles/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.roles.additionalProperties.items.type,parentSchema:schema98.properties.roles.additionalProperties.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data5 === "viewer") || (data5 === "editor")) || (data5 === "admin"))){
const err11 = {instancePath:instancePath+"/roles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/roles/additionalProperties/items/enum",keyword:"enum",params:{allowedValues: schema98.properties.roles.additionalProperties.items.enum},message:"must be equal to one of the allowed values",schema:schema98.properties.roles.additionalProperties.items.enum,parentSchema:schema98.properties.roles.additionalProperties.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/roles/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/roles/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema98.properties.roles.additionalProperties.type,parentSchema:schema98.properties.roles.additionalProperties,data:data4};
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
const err13 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema98.properties.roles.type,parentSchema:schema98.properties.roles,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema98.type,parentSchema:schema98,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlWebhook = validate65;
const schema99 = {"type":"object","required":["id","url","org","secret"],"properties":{"id":{"type":"string"},"url":{"type":"string"},"org":{"type":"string"},"ledgerId":{"type":"string"},"secret":{"type":"string"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.org === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "org"},message:"must have required property '"+"org"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.secret === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.id.type,parentSchema:schema99.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.url.type,parentSchema:schema99.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.org !== undefined){
let data2 = data.org;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.org.type,parentSchema:schema99.properties.org,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ledgerId !== undefined){
let data3 = data.ledgerId;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/ledgerId",schemaPath:"#/properties/ledgerId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.ledgerId.type,parentSchema:schema99.properties.ledgerId,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.secret !== undefined){
let data4 = data.secret;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.secret.type,parentSchema:schema99.properties.secret,data:data4};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"id":true,"url":true,"org":true,"ledgerId":true,"secret":true},"dynamicProps":false,"dynamicItems":false};

export const ControlWebhooks = validate66;
const schema100 = {"type":"object","required":["webhooks"],"properties":{"webhooks":{"type":"array","items":{"$ref":"#/$defs/ControlWebhook"}}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhooks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhooks"},message:"must have required property '"+"webhooks"+"'",schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.webhooks !== undefined){
let data0 = data.webhooks;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlWebhook/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema99.required,parentSchema:schema99,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.url === undefined){
const err2 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlWebhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema99.required,parentSchema:schema99,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.org === undefined){
const err3 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlWebhook/required",keyword:"required",params:{missingProperty: "org"},message:"must have required property '"+"org"+"'",schema:schema99.required,parentSchema:schema99,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.secret === undefined){
const err4 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlWebhook/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'",schema:schema99.required,parentSchema:schema99,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/webhooks/" + i0+"/id",schemaPath:"#/$defs/ControlWebhook/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.id.type,parentSchema:schema99.properties.id,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.url !== undefined){
let data3 = data1.url;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/webhooks/" + i0+"/url",schemaPath:"#/$defs/ControlWebhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.url.type,parentSchema:schema99.properties.url,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.org !== undefined){
let data4 = data1.org;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/webhooks/" + i0+"/org",schemaPath:"#/$defs/ControlWebhook/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.org.type,parentSchema:schema99.properties.org,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.ledgerId !== undefined){
let data5 = data1.ledgerId;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/webhooks/" + i0+"/ledgerId",schemaPath:"#/$defs/ControlWebhook/properties/ledgerId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.ledgerId.type,parentSchema:schema99.properties.ledgerId,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.secret !== undefined){
let data6 = data1.secret;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/webhooks/" + i0+"/secret",schemaPath:"#/$defs/ControlWebhook/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.secret.type,parentSchema:schema99.properties.secret,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlWebhook/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema100.properties.webhooks.type,parentSchema:schema100.properties.webhooks,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"webhooks":true},"dynamicProps":false,"dynamicItems":false};

export const ControlWebhooksRequest = validate67;
const schema102 = {"type":"object","additionalProperties":false,"required":["webhooks"],"properties":{"webhooks":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/ControlNewWebhook"}}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhooks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhooks"},message:"must have required property '"+"webhooks"+"'",schema:schema102.required,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "webhooks")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhooks !== undefined){
let data0 = data.webhooks;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema102.properties.webhooks,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.url === undefined){
const err3 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlNewWebhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema82.required,parentSchema:schema82,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "url") || (key1 === "secret")) || (key1 === "org")) || (key1 === "ledgerId"))){
const err4 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlNewWebhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema82,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.url !== undefined){
let data2 = data1.url;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/webhooks/" + i0+"/url",schemaPath:"#/$defs/ControlNewWebhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.url.type,parentSchema:schema82.properties.url,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.secret !== undefined){
let data3 = data1.secret;
if(typeof data3 === "string"){
if(func1(data3) > 255){
const err6 = {instancePath:instancePath+"/webhooks/" + i0+"/secret",schemaPath:"#/$defs/ControlNewWebhook/properties/secret/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema82.properties.secret,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/webhooks/" + i0+"/secret",schemaPath:"#/$defs/ControlNewWebhook/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema82.properties.secret,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/webhooks/" + i0+"/secret",schemaPath:"#/$defs/ControlNewWebhook/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.secret.type,parentSchema:schema82.properties.secret,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.org !== undefined){
let data4 = data1.org;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/webhooks/" + i0+"/org",schemaPath:"#/$defs/ControlNewWebhook/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.org.type,parentSchema:schema82.properties.org,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.ledgerId !== undefined){
let data5 = data1.ledgerId;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/webhooks/" + i0+"/ledgerId",schemaPath:"#/$defs/ControlNewWebhook/properties/ledgerId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.properties.ledgerId.type,parentSchema:schema82.properties.ledgerId,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/webhooks/" + i0,schemaPath:"#/$defs/ControlNewWebhook/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.type,parentSchema:schema82,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema102.properties.webhooks.type,parentSchema:schema102.properties.webhooks,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema102.type,parentSchema:schema102,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlWorld = validate68;
const schema104 = {"type":"object","required":["id","org","otherOrg","noCreditOrg","credentials","now"],"properties":{"id":{"type":"string"},"org":{"type":"string"},"otherOrg":{"type":"string"},"noCreditOrg":{"type":"string"},"credentials":{"type":"object","required":["clientId","clientSecret","username","password","apiKey"],"properties":{"clientId":{"type":"string"},"clientSecret":{"type":"string"},"username":{"type":"string"},"password":{"type":"string"},"apiKey":{"type":"string"}}},"now":{"type":"string","format":"date-time"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.org === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "org"},message:"must have required property '"+"org"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.otherOrg === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "otherOrg"},message:"must have required property '"+"otherOrg"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.noCreditOrg === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noCreditOrg"},message:"must have required property '"+"noCreditOrg"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.credentials === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credentials"},message:"must have required property '"+"credentials"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.now === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.id.type,parentSchema:schema104.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.org !== undefined){
let data1 = data.org;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/org",schemaPath:"#/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.org.type,parentSchema:schema104.properties.org,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.otherOrg !== undefined){
let data2 = data.otherOrg;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/otherOrg",schemaPath:"#/properties/otherOrg/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.otherOrg.type,parentSchema:schema104.properties.otherOrg,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.noCreditOrg !== undefined){
let data3 = data.noCreditOrg;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/noCreditOrg",schemaPath:"#/properties/noCreditOrg/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.noCreditOrg.type,parentSchema:schema104.properties.noCreditOrg,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.credentials !== undefined){
let data4 = data.credentials;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.clientId === undefined){
const err10 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.clientSecret === undefined){
const err11 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.username === undefined){
const err12 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.password === undefined){
const err13 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.apiKey === undefined){
const err14 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.clientId !== undefined){
let data5 = data4.clientId;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"#/properties/credentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.clientId.type,parentSchema:schema104.properties.credentials.properties.clientId,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.clientSecret !== undefined){
let data6 = data4.clientSecret;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"#/properties/credentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.clientSecret.type,parentSchema:schema104.properties.credentials.properties.clientSecret,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.username !== undefined){
let data7 = data4.username;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/credentials/username",schemaPath:"#/properties/credentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.username.type,parentSchema:schema104.properties.credentials.properties.username,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.password !== undefined){
let data8 = data4.password;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/credentials/password",schemaPath:"#/properties/credentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.password.type,parentSchema:schema104.properties.credentials.properties.password,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.apiKey !== undefined){
let data9 = data4.apiKey;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"#/properties/credentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.apiKey.type,parentSchema:schema104.properties.credentials.properties.apiKey,data:data9};
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
const err20 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.credentials.type,parentSchema:schema104.properties.credentials,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.now !== undefined){
let data10 = data.now;
if(typeof data10 === "string"){
if(!(formats2.validate(data10))){
const err21 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema104.properties.now,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.now.type,parentSchema:schema104.properties.now,data:data10};
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
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"id":true,"org":true,"otherOrg":true,"noCreditOrg":true,"credentials":true,"now":true},"dynamicProps":false,"dynamicItems":false};

export const ControlWorldRequest = validate69;
const schema105 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},"from":{"type":"string"},"saved":{"$ref":"#/$defs/ControlSavedWorld"},"seed":{"type":"integer","minimum":0},"people":{"type":"integer","minimum":0},"credits":{"type":"integer","minimum":0},"eachCall":{"type":"integer","minimum":0},"now":{"type":"string","format":"date-time"},"readings":{"$ref":"#/$defs/ControlReadings"}}};
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,39}$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func25.call(schema105.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$",parentSchema:schema105.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.id.type,parentSchema:schema105.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.from.type,parentSchema:schema105.properties.from,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.saved !== undefined){
if(!(validate57(data.saved, {instancePath:instancePath+"/saved",parentData:data,parentDataProperty:"saved",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.seed !== undefined){
let data3 = data.seed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.seed.type,parentSchema:schema105.properties.seed,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema105.properties.seed,data:data3};
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
if(data.people !== undefined){
let data4 = data.people;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.people.type,parentSchema:schema105.properties.people,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema105.properties.people,data:data4};
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
if(data.credits !== undefined){
let data5 = data.credits;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.credits.type,parentSchema:schema105.properties.credits,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema105.properties.credits,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.eachCall !== undefined){
let data6 = data.eachCall;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/eachCall",schemaPath:"#/properties/eachCall/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.eachCall.type,parentSchema:schema105.properties.eachCall,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/eachCall",schemaPath:"#/properties/eachCall/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema105.properties.eachCall,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.now !== undefined){
let data7 = data.now;
if(typeof data7 === "string"){
if(!(formats2.validate(data7))){
const err12 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema105.properties.now,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.now.type,parentSchema:schema105.properties.now,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.readings !== undefined){
let data8 = data.readings;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
let data9 = data8[key1];
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/readings/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/ControlReadings/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.additionalProperties.type,parentSchema:schema90.additionalProperties,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/readings",schemaPath:"#/$defs/ControlReadings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ControlWorlds = validate71;
const schema107 = {"type":"object","required":["worlds"],"properties":{"worlds":{"type":"array","items":{"$ref":"#/$defs/ControlWorld"}}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.worlds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "worlds"},message:"must have required property '"+"worlds"+"'",schema:schema107.required,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.worlds !== undefined){
let data0 = data.worlds;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/worlds/" + i0,schemaPath:"#/$defs/ControlWorld/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema104.required,parentSchema:schema104,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.org === undefined){
const err2 = {instancePath:instancePath+"/worlds/" + i0,schemaPath:"#/$defs/ControlWorld/required",keyword:"required",params:{missingProperty: "org"},message:"must have required property '"+"org"+"'",schema:schema104.required,parentSchema:schema104,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.otherOrg === undefined){
const err3 = {instancePath:instancePath+"/worlds/" + i0,schemaPath:"#/$defs/ControlWorld/required",keyword:"required",params:{missingProperty: "otherOrg"},message:"must have required property '"+"otherOrg"+"'",schema:schema104.required,parentSchema:schema104,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.noCreditOrg === undefined){
const err4 = {instancePath:instancePath+"/worlds/" + i0,schemaPath:"#/$defs/ControlWorld/required",keyword:"required",params:{missingProperty: "noCreditOrg"},message:"must have required property '"+"noCreditOrg"+"'",schema:schema104.required,parentSchema:schema104,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.credentials === undefined){
const err5 = {instancePath:instancePath+"/worlds/" + i0,schemaPath:"#/$defs/ControlWorld/required",keyword:"required",params:{missingProperty: "credentials"},message:"must have required property '"+"credentials"+"'",schema:schema104.required,parentSchema:schema104,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.now === undefined){
const err6 = {instancePath:instancePath+"/worlds/" + i0,schemaPath:"#/$defs/ControlWorld/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'",schema:schema104.required,parentSchema:schema104,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/worlds/" + i0+"/id",schemaPath:"#/$defs/ControlWorld/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.id.type,parentSchema:schema104.properties.id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.org !== undefined){
let data3 = data1.org;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/worlds/" + i0+"/org",schemaPath:"#/$defs/ControlWorld/properties/org/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.org.type,parentSchema:schema104.properties.org,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.otherOrg !== undefined){
let data4 = data1.otherOrg;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/worlds/" + i0+"/otherOrg",schemaPath:"#/$defs/ControlWorld/properties/otherOrg/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.otherOrg.type,parentSchema:schema104.properties.otherOrg,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.noCreditOrg !== undefined){
let data5 = data1.noCreditOrg;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/worlds/" + i0+"/noCreditOrg",schemaPath:"#/$defs/ControlWorld/properties/noCreditOrg/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.noCreditOrg.type,parentSchema:schema104.properties.noCreditOrg,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.credentials !== undefined){
let data6 = data1.credentials;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.clientId === undefined){
const err11 = {instancePath:instancePath+"/worlds/" + i0+"/credentials",schemaPath:"#/$defs/ControlWorld/properties/credentials/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.clientSecret === undefined){
const err12 = {instancePath:instancePath+"/worlds/" + i0+"/credentials",schemaPath:"#/$defs/ControlWorld/properties/credentials/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.username === undefined){
const err13 = {instancePath:instancePath+"/worlds/" + i0+"/credentials",schemaPath:"#/$defs/ControlWorld/properties/credentials/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.password === undefined){
const err14 = {instancePath:instancePath+"/worlds/" + i0+"/credentials",schemaPath:"#/$defs/ControlWorld/properties/credentials/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.apiKey === undefined){
const err15 = {instancePath:instancePath+"/worlds/" + i0+"/credentials",schemaPath:"#/$defs/ControlWorld/properties/credentials/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'",schema:schema104.properties.credentials.required,parentSchema:schema104.properties.credentials,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.clientId !== undefined){
let data7 = data6.clientId;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/worlds/" + i0+"/credentials/clientId",schemaPath:"#/$defs/ControlWorld/properties/credentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.clientId.type,parentSchema:schema104.properties.credentials.properties.clientId,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.clientSecret !== undefined){
let data8 = data6.clientSecret;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/worlds/" + i0+"/credentials/clientSecret",schemaPath:"#/$defs/ControlWorld/properties/credentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.clientSecret.type,parentSchema:schema104.properties.credentials.properties.clientSecret,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.username !== undefined){
let data9 = data6.username;
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/worlds/" + i0+"/credentials/username",schemaPath:"#/$defs/ControlWorld/properties/credentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.username.type,parentSchema:schema104.properties.credentials.properties.username,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.password !== undefined){
let data10 = data6.password;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/worlds/" + i0+"/credentials/password",schemaPath:"#/$defs/ControlWorld/properties/credentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.password.type,parentSchema:schema104.properties.credentials.properties.password,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.apiKey !== undefined){
let data11 = data6.apiKey;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/worlds/" + i0+"/credentials/apiKey",schemaPath:"#/$defs/ControlWorld/properties/credentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.credentials.properties.apiKey.type,parentSchema:schema104.properties.credentials.properties.apiKey,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/worlds/" + i0+"/credentials",schemaPath:"#/$defs/ControlWorld/properties/credentials/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.credentials.type,parentSchema:schema104.properties.credentials,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.now !== undefined){
let data12 = data1.now;
if(typeof data12 === "string"){
if(!(formats2.validate(data12))){
const err22 = {instancePath:instancePath+"/worlds/" + i0+"/now",schemaPath:"#/$defs/ControlWorld/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema104.properties.now,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/worlds/" + i0+"/now",schemaPath:"#/$defs/ControlWorld/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.now.type,parentSchema:schema104.properties.now,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/worlds/" + i0,schemaPath:"#/$defs/ControlWorld/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.type,parentSchema:schema104,data:data1};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/worlds",schemaPath:"#/properties/worlds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema107.properties.worlds.type,parentSchema:schema107.properties.worlds,data:data0};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"worlds":true},"dynamicProps":false,"dynamicItems":false};

export const CreateApiKeyRequest = validate72;
const schema109 = {"type":"object","x-question":"apikey.form","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255,"pattern":"\\S"},"description":{"type":"string","maxLength":1000}}};
const pattern9 = new RegExp("\\S", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema109.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema109.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern9.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema109.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.properties.name.type,parentSchema:schema109.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema109.properties.description,data:data1};
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
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.properties.description.type,parentSchema:schema109.properties.description,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const CreateInvitationRequest = validate73;
const schema110 = {"type":"object","x-question":"invite.form","required":["email","role"],"properties":{"email":{"type":"string","format":"email","maxLength":255},"role":{"type":"string","enum":["viewer","editor","admin"]}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema110.properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema110.properties.email,data:data0};
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
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.email.type,parentSchema:schema110.properties.email,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.role.type,parentSchema:schema110.properties.role,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "viewer") || (data1 === "editor")) || (data1 === "admin"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema110.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema110.properties.role.enum,parentSchema:schema110.properties.role,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"email":true,"role":true},"dynamicProps":false,"dynamicItems":false};

export const CreateLedgerRequest = validate74;
const schema111 = {"type":"object","x-question":"ledger.form","required":["name"],"properties":{"name":{"$ref":"#/$defs/LedgerName"},"description":{"$ref":"#/$defs/LedgerDescription"}}};
const schema112 = {"type":"string","x-question":"ledger.form","minLength":1,"maxLength":255,"pattern":"\\S"};
const schema113 = {"type":"string","x-question":"ledger.form","maxLength":1000};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema112,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema112,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern9.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema112,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema112.type,parentSchema:schema112,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/LedgerDescription/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema113,data:data1};
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
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/LedgerDescription/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const CreateServiceAccountRequest = validate75;
const schema114 = {"type":"object","x-question":"sa.form","required":["name","roles"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255,"pattern":"\\S"},"roles":{"type":"array","minItems":1,"maxItems":10,"items":{"$ref":"#/$defs/Role"}}}};
const schema115 = {"type":"string","enum":["viewer","editor","admin"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema114.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern9.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema114.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.name.type,parentSchema:schema114.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.roles !== undefined){
let data1 = data.roles;
if(Array.isArray(data1)){
if(data1.length > 10){
const err6 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema114.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema114.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.type,parentSchema:schema115,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "viewer") || (data2 === "editor")) || (data2 === "admin"))){
const err9 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values",schema:schema115.enum,parentSchema:schema115,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema114.properties.roles.type,parentSchema:schema114.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"name":true,"roles":true},"dynamicProps":false,"dynamicItems":false};

export const Criterion = validate76;
const schema116 = {"type":"object","required":["field_name","search_term"],"x-assumed-keywords":{"required":"find.required"},"properties":{"field_name":{"type":"string","enum":["name","title","linkedin","company.name","company.linkedin","email_address","company.ticker","company.domain","education.school"]},"search_term":{"type":"string"}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field_name"},message:"must have required property '"+"field_name"+"'",schema:schema116.required,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.search_term === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "search_term"},message:"must have required property '"+"search_term"+"'",schema:schema116.required,parentSchema:schema116,data};
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
const err2 = {instancePath:instancePath+"/field_name",schemaPath:"#/properties/field_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.field_name.type,parentSchema:schema116.properties.field_name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((data0 === "name") || (data0 === "title")) || (data0 === "linkedin")) || (data0 === "company.name")) || (data0 === "company.linkedin")) || (data0 === "email_address")) || (data0 === "company.ticker")) || (data0 === "company.domain")) || (data0 === "education.school"))){
const err3 = {instancePath:instancePath+"/field_name",schemaPath:"#/properties/field_name/enum",keyword:"enum",params:{allowedValues: schema116.properties.field_name.enum},message:"must be equal to one of the allowed values",schema:schema116.properties.field_name.enum,parentSchema:schema116.properties.field_name,data:data0};
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
const err4 = {instancePath:instancePath+"/search_term",schemaPath:"#/properties/search_term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.search_term.type,parentSchema:schema116.properties.search_term,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema116.type,parentSchema:schema116,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"field_name":true,"search_term":true},"dynamicProps":false,"dynamicItems":false};

export const DeletedServiceAccount = validate77;
const schema117 = {"x-question":"sa.deleted-form","oneOf":[{"type":"object","required":["clientId"],"properties":{"clientId":{"type":"string"}}},{"type":"string"}]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientId === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema117.oneOf[0].required,parentSchema:schema117.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/clientId",schemaPath:"#/oneOf/0/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema117.oneOf[0].properties.clientId.type,parentSchema:schema117.oneOf[0].properties.clientId,data:data0};
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
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema117.oneOf[0].type,parentSchema:schema117.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.clientId = true;
}
const _errs5 = errors;
if(typeof data !== "string"){
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema117.oneOf[1].type,parentSchema:schema117.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema117.oneOf,parentSchema:schema117,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate77.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const Education = validate78;

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
const err0 = {instancePath:instancePath+"/school",schemaPath:"#/properties/school/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.school.type,parentSchema:schema87.properties.school,data:data0};
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
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.field.type,parentSchema:schema87.properties.field,data:data1};
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
const err2 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.degree.type,parentSchema:schema87.properties.degree,data:data2};
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
if(!pattern6.test(data3)){
const err3 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data3};
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
const err4 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data3};
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
if(!pattern6.test(data4)){
const err5 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data4};
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
const err6 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data4};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"school":true,"field":true,"degree":true,"started_at":true,"ended_at":true},"dynamicProps":false,"dynamicItems":false};

export const EndSessionRequest = validate79;
const schema121 = {"type":"object","properties":{"refreshToken":{"type":"string"}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refreshToken !== undefined){
let data0 = data.refreshToken;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema121.properties.refreshToken.type,parentSchema:schema121.properties.refreshToken,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"refreshToken":true},"dynamicProps":false,"dynamicItems":false};

export const Error = validate80;
const schema122 = {"type":"object","x-question":"errors.body","required":["error","message"],"properties":{"error":{"type":"string"},"message":{"type":"string"}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema122.required,parentSchema:schema122,data};
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
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.error.type,parentSchema:schema122.properties.error,data:data0};
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
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.message.type,parentSchema:schema122.properties.message,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"error":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const FilterConditions = validate81;
const schema123 = {"type":"object","x-question":"search.filters","properties":{"operator":{"type":"string","enum":["and","or"],"default":"and"},"type":{"type":"string","enum":["must","must_not"],"default":"must"},"match_type":{"type":"string","enum":["exact","fuzzy","exists"],"default":"exact"},"string_values":{"type":"array","maxItems":1000,"items":{"type":"string","maxLength":1024,"pattern":"\\S"}},"date_from":{"$ref":"#/$defs/FilterDate"},"date_to":{"$ref":"#/$defs/FilterDate"}},"allOf":[{"if":{"required":["match_type"],"properties":{"match_type":{"const":"exists"}}},"then":{"properties":{"string_values":{"maxItems":0},"date_from":false,"date_to":false}},"else":{"if":{"required":["field"]},"then":{"anyOf":[{"required":["string_values"],"properties":{"string_values":{"minItems":1}}},{"required":["date_from"]},{"required":["date_to"]}]}}},{"if":{"anyOf":[{"required":["date_from"]},{"required":["date_to"]}]},"then":{"properties":{"field":{"pattern":"_at$","examples":["created_at"]},"string_values":{"maxItems":0}}}},{"if":{"required":["field"],"properties":{"field":{"pattern":"_at$"}}},"then":{"properties":{"string_values":{"items":{"$ref":"#/$defs/FilterDate"}}}}}],"oneOf":[{"required":["field"]},{"required":["filters"]}]};
const schema124 = {"type":"string","x-question":"search.filters","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$","maxLength":40,"examples":["2024-05-01","2024-05-01T09:30:00Z"]};
const pattern14 = new RegExp("_at$", "u");
const pattern16 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$", "u");

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema123.oneOf[0].required,parentSchema:schema123.oneOf[0],data};
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
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filters === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "filters"},message:"must have required property '"+"filters"+"'",schema:schema123.oneOf[1].required,parentSchema:schema123.oneOf[1],data};
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
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema123.oneOf,parentSchema:schema123,data};
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
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.match_type === undefined) && (missing0 = "match_type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.match_type !== undefined){
if("exists" !== data.match_type){
const err4 = {};
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
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.string_values !== undefined){
let data1 = data.string_values;
if(Array.isArray(data1)){
if(data1.length > 0){
const err5 = {instancePath:instancePath+"/string_values",schemaPath:"#/allOf/0/then/properties/string_values/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items",schema:0,parentSchema:schema123.allOf[0].then.properties.string_values,data:data1};
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
if(data.date_from !== undefined){
const err6 = {instancePath:instancePath+"/date_from",schemaPath:"#/allOf/0/then/properties/date_from/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema123.allOf[0].then.properties.date_from,data:data.date_from};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.date_to !== undefined){
const err7 = {instancePath:instancePath+"/date_to",schemaPath:"#/allOf/0/then/properties/date_to/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema123.allOf[0].then.properties.date_to,data:data.date_to};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = _valid1;
if(valid2){
var props0 = {};
props0.string_values = true;
props0.date_from = true;
props0.date_to = true;
props0.match_type = true;
}
ifClause0 = "then";
}
else {
const _errs10 = errors;
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.field === undefined) && (missing1 = "field")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs13 = errors;
const _errs14 = errors;
let valid6 = false;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.string_values === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/0/else/then/anyOf/0/required",keyword:"required",params:{missingProperty: "string_values"},message:"must have required property '"+"string_values"+"'",schema:schema123.allOf[0].else.then.anyOf[0].required,parentSchema:schema123.allOf[0].else.then.anyOf[0],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.string_values !== undefined){
let data4 = data.string_values;
if(Array.isArray(data4)){
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/string_values",schemaPath:"#/allOf/0/else/then/anyOf/0/properties/string_values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema123.allOf[0].else.then.anyOf[0].properties.string_values,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs15 === errors;
valid6 = valid6 || _valid3;
if(_valid3){
var props1 = {};
props1.string_values = true;
}
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date_from === undefined){
const err11 = {instancePath,schemaPath:"#/allOf/0/else/then/anyOf/1/required",keyword:"required",params:{missingProperty: "date_from"},message:"must have required property '"+"date_from"+"'",schema:schema123.allOf[0].else.then.anyOf[1].required,parentSchema:schema123.allOf[0].else.then.anyOf[1],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid3 = _errs17 === errors;
valid6 = valid6 || _valid3;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date_to === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/0/else/then/anyOf/2/required",keyword:"required",params:{missingProperty: "date_to"},message:"must have required property '"+"date_to"+"'",schema:schema123.allOf[0].else.then.anyOf[2].required,parentSchema:schema123.allOf[0].else.then.anyOf[2],data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid3 = _errs18 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const err13 = {instancePath,schemaPath:"#/allOf/0/else/then/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema123.allOf[0].else.then.anyOf,parentSchema:schema123.allOf[0].else.then,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs13 === errors;
valid5 = _valid2;
}
if(!valid5){
const err14 = {instancePath,schemaPath:"#/allOf/0/else/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema123.allOf[0].else.if,parentSchema:schema123.allOf[0].else,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
if(valid2){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
ifClause0 = "else";
}
if(!valid2){
const err15 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema123.allOf[0].if,parentSchema:schema123.allOf[0],data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
const _errs22 = errors;
let valid9 = false;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.date_from === undefined) && (missing2 = "date_from")){
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
var _valid5 = _errs23 === errors;
valid9 = valid9 || _valid5;
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.date_to === undefined) && (missing3 = "date_to")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid5 = _errs24 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var _valid4 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field !== undefined){
let data5 = data.field;
if(typeof data5 === "string"){
if(!pattern14.test(data5)){
const err19 = {instancePath:instancePath+"/field",schemaPath:"#/allOf/1/then/properties/field/pattern",keyword:"pattern",params:{pattern: "_at$"},message:"must match pattern \""+"_at$"+"\"",schema:"_at$",parentSchema:schema123.allOf[1].then.properties.field,data:data5};
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
if(data.string_values !== undefined){
let data6 = data.string_values;
if(Array.isArray(data6)){
if(data6.length > 0){
const err20 = {instancePath:instancePath+"/string_values",schemaPath:"#/allOf/1/then/properties/string_values/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items",schema:0,parentSchema:schema123.allOf[1].then.properties.string_values,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid4 = _errs25 === errors;
valid8 = _valid4;
if(valid8){
var props2 = {};
props2.field = true;
props2.string_values = true;
}
}
if(!valid8){
const err21 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema123.allOf[1].if,parentSchema:schema123.allOf[1],data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs29 = errors;
let valid11 = true;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.field === undefined) && (missing4 = "field")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.field !== undefined){
let data7 = data.field;
if(typeof data7 === "string"){
if(!pattern14.test(data7)){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
}
var _valid6 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.string_values !== undefined){
let data8 = data.string_values;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func1(data9) > 40){
const err24 = {instancePath:instancePath+"/string_values/" + i0,schemaPath:"#/$defs/FilterDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema124,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern16.test(data9)){
const err25 = {instancePath:instancePath+"/string_values/" + i0,schemaPath:"#/$defs/FilterDate/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$",parentSchema:schema124,data:data9};
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
const err26 = {instancePath:instancePath+"/string_values/" + i0,schemaPath:"#/$defs/FilterDate/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema124.type,parentSchema:schema124,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
var _valid6 = _errs32 === errors;
valid11 = _valid6;
if(valid11){
var props3 = {};
props3.string_values = true;
props3.field = true;
}
}
if(!valid11){
const err27 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema123.allOf[2].if,parentSchema:schema123.allOf[2],data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.operator = true;
props0.type = true;
props0.match_type = true;
props0.string_values = true;
props0.date_from = true;
props0.date_to = true;
}
if(data.operator !== undefined){
let data10 = data.operator;
if(typeof data10 !== "string"){
const err28 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.properties.operator.type,parentSchema:schema123.properties.operator,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data10 === "and") || (data10 === "or"))){
const err29 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: schema123.properties.operator.enum},message:"must be equal to one of the allowed values",schema:schema123.properties.operator.enum,parentSchema:schema123.properties.operator,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.properties.type.type,parentSchema:schema123.properties.type,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data11 === "must") || (data11 === "must_not"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema123.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema123.properties.type.enum,parentSchema:schema123.properties.type,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.match_type !== undefined){
let data12 = data.match_type;
if(typeof data12 !== "string"){
const err32 = {instancePath:instancePath+"/match_type",schemaPath:"#/properties/match_type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.properties.match_type.type,parentSchema:schema123.properties.match_type,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data12 === "exact") || (data12 === "fuzzy")) || (data12 === "exists"))){
const err33 = {instancePath:instancePath+"/match_type",schemaPath:"#/properties/match_type/enum",keyword:"enum",params:{allowedValues: schema123.properties.match_type.enum},message:"must be equal to one of the allowed values",schema:schema123.properties.match_type.enum,parentSchema:schema123.properties.match_type,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.string_values !== undefined){
let data13 = data.string_values;
if(Array.isArray(data13)){
if(data13.length > 1000){
const err34 = {instancePath:instancePath+"/string_values",schemaPath:"#/properties/string_values/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema123.properties.string_values,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func1(data14) > 1024){
const err35 = {instancePath:instancePath+"/string_values/" + i1,schemaPath:"#/properties/string_values/items/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema123.properties.string_values.items,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern9.test(data14)){
const err36 = {instancePath:instancePath+"/string_values/" + i1,schemaPath:"#/properties/string_values/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema123.properties.string_values.items,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/string_values/" + i1,schemaPath:"#/properties/string_values/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.properties.string_values.items.type,parentSchema:schema123.properties.string_values.items,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/string_values",schemaPath:"#/properties/string_values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema123.properties.string_values.type,parentSchema:schema123.properties.string_values,data:data13};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.date_from !== undefined){
let data15 = data.date_from;
if(typeof data15 === "string"){
if(func1(data15) > 40){
const err39 = {instancePath:instancePath+"/date_from",schemaPath:"#/$defs/FilterDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema124,data:data15};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern16.test(data15)){
const err40 = {instancePath:instancePath+"/date_from",schemaPath:"#/$defs/FilterDate/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$",parentSchema:schema124,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/date_from",schemaPath:"#/$defs/FilterDate/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema124.type,parentSchema:schema124,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.date_to !== undefined){
let data16 = data.date_to;
if(typeof data16 === "string"){
if(func1(data16) > 40){
const err42 = {instancePath:instancePath+"/date_to",schemaPath:"#/$defs/FilterDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema124,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern16.test(data16)){
const err43 = {instancePath:instancePath+"/date_to",schemaPath:"#/$defs/FilterDate/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$",parentSchema:schema124,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/date_to",schemaPath:"#/$defs/FilterDate/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema124.type,parentSchema:schema124,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate81.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const FilterDate = validate82;

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern16.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$",parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema124.type,parentSchema:schema124,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const FindMatchResult = validate83;
const schema128 = {"type":"object","properties":{"people":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/FoundPerson"}},"found":{"type":"boolean"}},"if":{"properties":{"found":{"const":true}},"required":["found"]},"then":{"required":["people"],"properties":{"people":{"minItems":1}}},"else":{"properties":{"people":{"maxItems":0}}}};
const schema129 = {"allOf":[{"$ref":"#/$defs/Person"},{"type":"object","properties":{"score":{"type":"number"}}}]};
const schema130 = {"type":"object","properties":{"id":{"type":"string"},"created_at":{"type":"string"},"info_change_detected_at":{"type":"string"},"title_change_detected_at":{"type":"string"},"company_change_detected_at":{"type":"string"},"position":{"$ref":"#/$defs/Job"},"jobs":{"type":"array","items":{"$ref":"#/$defs/Job"}},"education":{"type":"array","items":{"$ref":"#/$defs/Education"}},"first_name":{"type":"string"},"last_name":{"type":"string"},"name":{"type":"string"},"linkedin":{"type":"string"},"country":{"type":"string"},"connections":{"type":"integer"},"location":{"type":"string"},"cell_phone_number":{"type":"string"},"location_details":{"$ref":"#/$defs/LocationDetails"},"employment_status":{"type":"string","enum":["employed","unemployed","retired"]}}};
const schema131 = {"type":"object","properties":{"title":{"type":"string"},"level":{"type":"string","enum":["C-Team","VP","Director","Manager","Staff","Senior Staff","Intern","Consultant"]},"function":{"type":"string","enum":["Banking and Wealth Management","Business Management","Consulting","Education","Engineering","Finance and Administration","Healthcare","Human Resources","Information Technology","Legal","Marketing and Product","Operations","Program and Project Management","Publishing, Editorial and Reporting","Quality","Real Estate","Risk, Safety, Compliance","Sales and Support"]},"started_at":{"$ref":"#/$defs/FirstOfMonth"},"started_at_year_only":{"type":"boolean"},"ended_at":{"$ref":"#/$defs/FirstOfMonth"},"ended_at_year_only":{"type":"boolean"},"location":{"type":"string"},"location_details":{"$ref":"#/$defs/LocationDetails"},"email":{"type":"string"},"email_status":{"type":"string","enum":["valid","catch-all","best-guess"]},"direct_dial_number":{"type":"string"},"company":{"$ref":"#/$defs/Company"},"duration":{"type":"integer"},"company_tenure":{"type":"integer"},"is_first_at_company":{"type":"boolean"},"is_last_at_company":{"type":"boolean"}},"allOf":[{"if":{"properties":{"started_at_year_only":{"const":true}},"required":["started_at_year_only"]},"then":{"properties":{"started_at":{"pattern":"^\\d{4}-01-01"}}}},{"if":{"properties":{"ended_at_year_only":{"const":true}},"required":["ended_at_year_only"]},"then":{"properties":{"ended_at":{"pattern":"^\\d{4}-01-01"}}}}]};
const pattern21 = new RegExp("^\\d{4}-01-01", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
if(!pattern21.test(data1)){
const err2 = {instancePath:instancePath+"/started_at",schemaPath:"#/allOf/0/then/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema131.allOf[0].then.properties.started_at,data:data1};
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
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema131.allOf[0].if,parentSchema:schema131.allOf[0],data};
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
if(!pattern21.test(data3)){
const err6 = {instancePath:instancePath+"/ended_at",schemaPath:"#/allOf/1/then/properties/ended_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema131.allOf[1].then.properties.ended_at,data:data3};
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
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema131.allOf[1].if,parentSchema:schema131.allOf[1],data};
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
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.title.type,parentSchema:schema131.properties.title,data:data4};
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
const err9 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.level.type,parentSchema:schema131.properties.level,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data5 === "C-Team") || (data5 === "VP")) || (data5 === "Director")) || (data5 === "Manager")) || (data5 === "Staff")) || (data5 === "Senior Staff")) || (data5 === "Intern")) || (data5 === "Consultant"))){
const err10 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema131.properties.level.enum},message:"must be equal to one of the allowed values",schema:schema131.properties.level.enum,parentSchema:schema131.properties.level,data:data5};
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
const err11 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.function.type,parentSchema:schema131.properties.function,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((((((((((((data6 === "Banking and Wealth Management") || (data6 === "Business Management")) || (data6 === "Consulting")) || (data6 === "Education")) || (data6 === "Engineering")) || (data6 === "Finance and Administration")) || (data6 === "Healthcare")) || (data6 === "Human Resources")) || (data6 === "Information Technology")) || (data6 === "Legal")) || (data6 === "Marketing and Product")) || (data6 === "Operations")) || (data6 === "Program and Project Management")) || (data6 === "Publishing, Editorial and Reporting")) || (data6 === "Quality")) || (data6 === "Real Estate")) || (data6 === "Risk, Safety, Compliance")) || (data6 === "Sales and Support"))){
const err12 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/enum",keyword:"enum",params:{allowedValues: schema131.properties.function.enum},message:"must be equal to one of the allowed values",schema:schema131.properties.function.enum,parentSchema:schema131.properties.function,data:data6};
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
if(!pattern6.test(data7)){
const err13 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data7};
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
const err14 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data7};
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
const err15 = {instancePath:instancePath+"/started_at_year_only",schemaPath:"#/properties/started_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.started_at_year_only.type,parentSchema:schema131.properties.started_at_year_only,data:data8};
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
if(!pattern6.test(data9)){
const err16 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data9};
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
const err17 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data9};
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
const err18 = {instancePath:instancePath+"/ended_at_year_only",schemaPath:"#/properties/ended_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.ended_at_year_only.type,parentSchema:schema131.properties.ended_at_year_only,data:data10};
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
const err19 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.location.type,parentSchema:schema131.properties.location,data:data11};
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
if(!pattern4.test(data14)){
const err22 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema86.allOf[0].then.properties.postal_code,data:data14};
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
const err23 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema86.allOf[0].if,parentSchema:schema86.allOf[0],data:data12};
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
const err24 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country.type,parentSchema:schema86.properties.country,data:data15};
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
if(!pattern5.test(data16)){
const err25 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema86.properties.country_code,data:data16};
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
const err26 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country_code.type,parentSchema:schema86.properties.country_code,data:data16};
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
const err27 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region.type,parentSchema:schema86.properties.region,data:data17};
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
const err28 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region_abbreviation.type,parentSchema:schema86.properties.region_abbreviation,data:data18};
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
const err29 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.locality.type,parentSchema:schema86.properties.locality,data:data19};
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
const err30 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.county.type,parentSchema:schema86.properties.county,data:data20};
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
const err31 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.postal_code.type,parentSchema:schema86.properties.postal_code,data:data21};
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
const err32 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.msa.type,parentSchema:schema86.properties.msa,data:data22};
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
const err33 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lat.type,parentSchema:schema86.properties.lat,data:data23};
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
const err34 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lon.type,parentSchema:schema86.properties.lon,data:data24};
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
const err35 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.fips_code.type,parentSchema:schema86.properties.fips_code,data:data25};
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
const err36 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.raw.type,parentSchema:schema86.properties.raw,data:data26};
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
const err37 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data:data12};
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
const err38 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.email.type,parentSchema:schema131.properties.email,data:data27};
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
const err39 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.email_status.type,parentSchema:schema131.properties.email_status,data:data28};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data28 === "valid") || (data28 === "catch-all")) || (data28 === "best-guess"))){
const err40 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/enum",keyword:"enum",params:{allowedValues: schema131.properties.email_status.enum},message:"must be equal to one of the allowed values",schema:schema131.properties.email_status.enum,parentSchema:schema131.properties.email_status,data:data28};
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
const err41 = {instancePath:instancePath+"/direct_dial_number",schemaPath:"#/properties/direct_dial_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.direct_dial_number.type,parentSchema:schema131.properties.direct_dial_number,data:data29};
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
if(!(validate27(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data31 = data.duration;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err42 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema131.properties.duration.type,parentSchema:schema131.properties.duration,data:data31};
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
const err43 = {instancePath:instancePath+"/company_tenure",schemaPath:"#/properties/company_tenure/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema131.properties.company_tenure.type,parentSchema:schema131.properties.company_tenure,data:data32};
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
const err44 = {instancePath:instancePath+"/is_first_at_company",schemaPath:"#/properties/is_first_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.is_first_at_company.type,parentSchema:schema131.properties.is_first_at_company,data:data33};
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
const err45 = {instancePath:instancePath+"/is_last_at_company",schemaPath:"#/properties/is_last_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.is_last_at_company.type,parentSchema:schema131.properties.is_last_at_company,data:data34};
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
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate86.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.id.type,parentSchema:schema130.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.created_at.type,parentSchema:schema130.properties.created_at,data:data1};
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
const err2 = {instancePath:instancePath+"/info_change_detected_at",schemaPath:"#/properties/info_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.info_change_detected_at.type,parentSchema:schema130.properties.info_change_detected_at,data:data2};
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
const err3 = {instancePath:instancePath+"/title_change_detected_at",schemaPath:"#/properties/title_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.title_change_detected_at.type,parentSchema:schema130.properties.title_change_detected_at,data:data3};
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
const err4 = {instancePath:instancePath+"/company_change_detected_at",schemaPath:"#/properties/company_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.company_change_detected_at.type,parentSchema:schema130.properties.company_change_detected_at,data:data4};
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
if(!(validate86(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.jobs !== undefined){
let data6 = data.jobs;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate86(data6[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema130.properties.jobs.type,parentSchema:schema130.properties.jobs,data:data6};
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
if(!(validate53(data8[i1], {instancePath:instancePath+"/education/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema130.properties.education.type,parentSchema:schema130.properties.education,data:data8};
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
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.first_name.type,parentSchema:schema130.properties.first_name,data:data10};
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
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.last_name.type,parentSchema:schema130.properties.last_name,data:data11};
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
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.name.type,parentSchema:schema130.properties.name,data:data12};
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
const err10 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.linkedin.type,parentSchema:schema130.properties.linkedin,data:data13};
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
const err11 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.country.type,parentSchema:schema130.properties.country,data:data14};
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
const err12 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema130.properties.connections.type,parentSchema:schema130.properties.connections,data:data15};
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
const err13 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.location.type,parentSchema:schema130.properties.location,data:data16};
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
const err14 = {instancePath:instancePath+"/cell_phone_number",schemaPath:"#/properties/cell_phone_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.cell_phone_number.type,parentSchema:schema130.properties.cell_phone_number,data:data17};
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
if(!pattern4.test(data20)){
const err17 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema86.allOf[0].then.properties.postal_code,data:data20};
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
const err18 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema86.allOf[0].if,parentSchema:schema86.allOf[0],data:data18};
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
const err19 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country.type,parentSchema:schema86.properties.country,data:data21};
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
if(!pattern5.test(data22)){
const err20 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema86.properties.country_code,data:data22};
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
const err21 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country_code.type,parentSchema:schema86.properties.country_code,data:data22};
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
const err22 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region.type,parentSchema:schema86.properties.region,data:data23};
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
const err23 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region_abbreviation.type,parentSchema:schema86.properties.region_abbreviation,data:data24};
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
const err24 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.locality.type,parentSchema:schema86.properties.locality,data:data25};
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
const err25 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.county.type,parentSchema:schema86.properties.county,data:data26};
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
const err26 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.postal_code.type,parentSchema:schema86.properties.postal_code,data:data27};
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
const err27 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.msa.type,parentSchema:schema86.properties.msa,data:data28};
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
const err28 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lat.type,parentSchema:schema86.properties.lat,data:data29};
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
const err29 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lon.type,parentSchema:schema86.properties.lon,data:data30};
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
const err30 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.fips_code.type,parentSchema:schema86.properties.fips_code,data:data31};
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
const err31 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.raw.type,parentSchema:schema86.properties.raw,data:data32};
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
const err32 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data:data18};
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
const err33 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.employment_status.type,parentSchema:schema130.properties.employment_status,data:data33};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data33 === "employed") || (data33 === "unemployed")) || (data33 === "retired"))){
const err34 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/enum",keyword:"enum",params:{allowedValues: schema130.properties.employment_status.enum},message:"must be equal to one of the allowed values",schema:schema130.properties.employment_status.enum,parentSchema:schema130.properties.employment_status,data:data33};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score !== undefined){
let data0 = data.score;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/score",schemaPath:"#/allOf/1/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.allOf[1].properties.score.type,parentSchema:schema129.allOf[1].properties.score,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.allOf[1].type,parentSchema:schema129.allOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"score":true,"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'",schema:schema128.then.required,parentSchema:schema128.then,data};
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
const err3 = {instancePath:instancePath+"/people",schemaPath:"#/then/properties/people/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema128.then.properties.people,data:data1};
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
const err4 = {instancePath:instancePath+"/people",schemaPath:"#/else/properties/people/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items",schema:0,parentSchema:schema128.else.properties.people,data:data2};
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
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema128.if,parentSchema:schema128,data};
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
const err6 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema128.properties.people,data:data3};
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
if(!(validate84(data3[i0], {instancePath:instancePath+"/people/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema128.properties.people.type,parentSchema:schema128.properties.people,data:data3};
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
const err8 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema128.properties.found.type,parentSchema:schema128.properties.found,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema128.type,parentSchema:schema128,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate83.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const FindRequest = validate93;
const schema136 = {"type":"object","required":["matches"],"x-assumed-keywords":{"required":"find.required"},"properties":{"matches":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/Lookup"}},"size":{"type":"integer","maximum":5,"default":5},"return_fields":{"type":"array","items":{"type":"string"}},"confidence":{"type":"string","enum":["low","medium","high"],"x-assumed-keywords":{"enum":"find.confidence"}}}};
const schema137 = {"type":"object","required":["fields"],"x-assumed-keywords":{"required":"find.required"},"properties":{"fields":{"type":"array","items":{"$ref":"#/$defs/Criterion"}}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema137.required,parentSchema:schema137,data};
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
const err1 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "field_name"},message:"must have required property '"+"field_name"+"'",schema:schema116.required,parentSchema:schema116,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.search_term === undefined){
const err2 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "search_term"},message:"must have required property '"+"search_term"+"'",schema:schema116.required,parentSchema:schema116,data:data1};
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
const err3 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.field_name.type,parentSchema:schema116.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data2 === "name") || (data2 === "title")) || (data2 === "linkedin")) || (data2 === "company.name")) || (data2 === "company.linkedin")) || (data2 === "email_address")) || (data2 === "company.ticker")) || (data2 === "company.domain")) || (data2 === "education.school"))){
const err4 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/enum",keyword:"enum",params:{allowedValues: schema116.properties.field_name.enum},message:"must be equal to one of the allowed values",schema:schema116.properties.field_name.enum,parentSchema:schema116.properties.field_name,data:data2};
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
const err5 = {instancePath:instancePath+"/fields/" + i0+"/search_term",schemaPath:"#/$defs/Criterion/properties/search_term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.search_term.type,parentSchema:schema116.properties.search_term,data:data3};
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
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema116.type,parentSchema:schema116,data:data1};
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
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema137.properties.fields.type,parentSchema:schema137.properties.fields,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"fields":true},"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema136.required,parentSchema:schema136,data};
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
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema136.properties.matches,data:data0};
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
if(!(validate94(data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema136.properties.matches.type,parentSchema:schema136.properties.matches,data:data0};
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
const err3 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema136.properties.size.type,parentSchema:schema136.properties.size,data:data2};
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
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema136.properties.size,data:data2};
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
const err5 = {instancePath:instancePath+"/return_fields/" + i1,schemaPath:"#/properties/return_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema136.properties.return_fields.items.type,parentSchema:schema136.properties.return_fields.items,data:data4};
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
const err6 = {instancePath:instancePath+"/return_fields",schemaPath:"#/properties/return_fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema136.properties.return_fields.type,parentSchema:schema136.properties.return_fields,data:data3};
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
const err7 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema136.properties.confidence.type,parentSchema:schema136.properties.confidence,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data5 === "low") || (data5 === "medium")) || (data5 === "high"))){
const err8 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema136.properties.confidence.enum},message:"must be equal to one of the allowed values",schema:schema136.properties.confidence.enum,parentSchema:schema136.properties.confidence,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema136.type,parentSchema:schema136,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"matches":true,"size":true,"return_fields":true,"confidence":true},"dynamicProps":false,"dynamicItems":false};

export const FindResponse = validate96;
const schema139 = {"type":"object","required":["matches"],"x-assumed-keywords":{"required":"find.no-hit"},"properties":{"matches":{"type":"array","items":{"$ref":"#/$defs/FindMatchResult"}}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'",schema:schema139.required,parentSchema:schema139,data};
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
if(!(validate83(data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema139.properties.matches.type,parentSchema:schema139.properties.matches,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"matches":true},"dynamicProps":false,"dynamicItems":false};

export const FirstOfMonth = validate98;

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const FoundPerson = validate99;

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score !== undefined){
let data0 = data.score;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/score",schemaPath:"#/allOf/1/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema129.allOf[1].properties.score.type,parentSchema:schema129.allOf[1].properties.score,data:data0};
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
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.allOf[1].type,parentSchema:schema129.allOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"score":true,"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};

export const GetContactsQuery = validate101;
const schema142 = {"type":"object","properties":{"view":{"$ref":"#/$defs/LedgerContactView"},"sort_by":{"$ref":"#/$defs/LedgerContactOrder"},"size":{"type":"integer","minimum":1,"maximum":100,"default":50},"pagination_token":{"type":"string","maxLength":4096}}};
const schema143 = {"type":"string","x-question":"contacts.view-names","enum":["data","count"]};
const schema144 = {"type":"string","x-question":"contacts.form","pattern":"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"};
const pattern30 = new RegExp("^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$", "u");

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.view !== undefined){
let data0 = data.view;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/view",schemaPath:"#/$defs/LedgerContactView/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema143.type,parentSchema:schema143,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "data") || (data0 === "count"))){
const err1 = {instancePath:instancePath+"/view",schemaPath:"#/$defs/LedgerContactView/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values",schema:schema143.enum,parentSchema:schema143,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sort_by !== undefined){
let data1 = data.sort_by;
if(typeof data1 === "string"){
if(!pattern30.test(data1)){
const err2 = {instancePath:instancePath+"/sort_by",schemaPath:"#/$defs/LedgerContactOrder/pattern",keyword:"pattern",params:{pattern: "^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"},message:"must match pattern \""+"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"+"\"",schema:"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$",parentSchema:schema144,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/sort_by",schemaPath:"#/$defs/LedgerContactOrder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema144.type,parentSchema:schema144,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.size !== undefined){
let data2 = data.size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema142.properties.size.type,parentSchema:schema142.properties.size,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema142.properties.size,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema142.properties.size,data:data2};
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
if(data.pagination_token !== undefined){
let data3 = data.pagination_token;
if(typeof data3 === "string"){
if(func1(data3) > 4096){
const err7 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema142.properties.pagination_token,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema142.properties.pagination_token.type,parentSchema:schema142.properties.pagination_token,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema142.type,parentSchema:schema142,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"view":true,"sort_by":true,"size":true,"pagination_token":true},"dynamicProps":false,"dynamicItems":false};

export const GetInvitationsQuery = validate102;
const schema145 = {"type":"object","properties":{"status":{"$ref":"#/$defs/InvitationStatusFilter"}}};
const schema146 = {"type":"string","enum":["pending","accepted","declined","revoked","expired"],"x-assumed-keywords":{"enum":"invite.status-filter-unknown"}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/InvitationStatusFilter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema146.type,parentSchema:schema146,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data0 === "pending") || (data0 === "accepted")) || (data0 === "declined")) || (data0 === "revoked")) || (data0 === "expired"))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/InvitationStatusFilter/enum",keyword:"enum",params:{allowedValues: schema146.enum},message:"must be equal to one of the allowed values",schema:schema146.enum,parentSchema:schema146,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const GetPersonQuery = validate103;
const schema147 = {"type":"object","properties":{"fields":{"x-question":"person.fields-syntax","type":"array","maxItems":100,"items":{"type":"string","maxLength":200}}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema147.properties.fields,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err1 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema147.properties.fields.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema147.properties.fields.items.type,parentSchema:schema147.properties.fields.items,data:data1};
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
else {
const err3 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema147.properties.fields.type,parentSchema:schema147.properties.fields,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"fields":true},"dynamicProps":false,"dynamicItems":false};

export const GetSubscriptionsQuery = validate104;
const schema148 = {"type":"object","properties":{"include_expired":{"type":"boolean","default":false,"x-question":"billing.form"}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_expired !== undefined){
let data0 = data.include_expired;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/include_expired",schemaPath:"#/properties/include_expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema148.properties.include_expired.type,parentSchema:schema148.properties.include_expired,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"include_expired":true},"dynamicProps":false,"dynamicItems":false};

export const GetUsageQuery = validate105;
const schema149 = {"type":"object","properties":{"group_by":{"type":"string","enum":["org","principal"],"default":"org"},"include_history":{"type":"boolean","default":false}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_by !== undefined){
let data0 = data.group_by;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema149.properties.group_by.type,parentSchema:schema149.properties.group_by,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "org") || (data0 === "principal"))){
const err1 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/enum",keyword:"enum",params:{allowedValues: schema149.properties.group_by.enum},message:"must be equal to one of the allowed values",schema:schema149.properties.group_by.enum,parentSchema:schema149.properties.group_by,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.include_history !== undefined){
let data1 = data.include_history;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/include_history",schemaPath:"#/properties/include_history/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema149.properties.include_history.type,parentSchema:schema149.properties.include_history,data:data1};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"group_by":true,"include_history":true},"dynamicProps":false,"dynamicItems":false};

export const ImportContactsRemoved = validate106;
const schema150 = {"type":"object","x-question":"import.form","required":["import_id","status","rows_removed"],"properties":{"import_id":{"type":"string"},"status":{"$ref":"#/$defs/ImportStatus"},"rows_removed":{"type":"integer","minimum":0}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.import_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "import_id"},message:"must have required property '"+"import_id"+"'",schema:schema150.required,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema150.required,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rows_removed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows_removed"},message:"must have required property '"+"rows_removed"+"'",schema:schema150.required,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.import_id !== undefined){
let data0 = data.import_id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/import_id",schemaPath:"#/properties/import_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema150.properties.import_id.type,parentSchema:schema150.properties.import_id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "completed")) || (data1 === "failed")) || (data1 === "deleted"))){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values",schema:schema35.enum,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rows_removed !== undefined){
let data2 = data.rows_removed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/rows_removed",schemaPath:"#/properties/rows_removed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema150.properties.rows_removed.type,parentSchema:schema150.properties.rows_removed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/rows_removed",schemaPath:"#/properties/rows_removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema150.properties.rows_removed,data:data2};
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
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema150.type,parentSchema:schema150,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"import_id":true,"status":true,"rows_removed":true},"dynamicProps":false,"dynamicItems":false};

export const ImportCounts = validate107;
const schema152 = {"type":"object","x-question":"import.form","required":["total","succeeded","skipped","failed"],"properties":{"total":{"type":"integer","minimum":0},"succeeded":{"type":"integer","minimum":0},"skipped":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.succeeded === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.skipped === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skipped"},message:"must have required property '"+"skipped"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.failed === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'",schema:schema152.required,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.total.type,parentSchema:schema152.properties.total,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.total,data:data0};
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
if(data.succeeded !== undefined){
let data1 = data.succeeded;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.succeeded.type,parentSchema:schema152.properties.succeeded,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.succeeded,data:data1};
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
if(data.skipped !== undefined){
let data2 = data.skipped;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.skipped.type,parentSchema:schema152.properties.skipped,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.skipped,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.failed !== undefined){
let data3 = data.failed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.failed.type,parentSchema:schema152.properties.failed,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.failed,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.type,parentSchema:schema152,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"total":true,"succeeded":true,"skipped":true,"failed":true},"dynamicProps":false,"dynamicItems":false};

export const ImportStatus = validate108;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "pending") || (data === "processing")) || (data === "completed")) || (data === "failed")) || (data === "deleted"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values",schema:schema35.enum,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ImportType = validate109;
const schema154 = {"type":"string","x-question":"import.form","enum":["api","csv"]};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema154.type,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "api") || (data === "csv"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema154.enum},message:"must be equal to one of the allowed values",schema:schema154.enum,parentSchema:schema154,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const InitiatePasswordResetRequest = validate110;
const schema155 = {"type":"object","x-question":"user.reset-form","required":["email"],"properties":{"email":{"type":"string","format":"email","maxLength":255}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema155.required,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema155.properties.email,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema155.properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema155.properties.email.type,parentSchema:schema155.properties.email,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema155.type,parentSchema:schema155,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

export const Invitation = validate111;
const schema156 = {"type":"object","x-question":"invite.form","required":["id","orgId","email","role","status","createdAt","expiresAt"],"properties":{"id":{"type":"string"},"orgId":{"type":"string"},"email":{"type":"string","format":"email"},"role":{"type":"string","enum":["viewer","editor","admin"]},"status":{"type":"string","enum":["pending","accepted","declined","revoked","expired"]},"invitedBy":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orgId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orgId"},message:"must have required property '"+"orgId"+"'",schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expiresAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'",schema:schema156.required,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.id.type,parentSchema:schema156.properties.id,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.orgId !== undefined){
let data1 = data.orgId;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/orgId",schemaPath:"#/properties/orgId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.orgId.type,parentSchema:schema156.properties.orgId,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema156.properties.email,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.email.type,parentSchema:schema156.properties.email,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.role.type,parentSchema:schema156.properties.role,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "viewer") || (data3 === "editor")) || (data3 === "admin"))){
const err12 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema156.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema156.properties.role.enum,parentSchema:schema156.properties.role,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.status.type,parentSchema:schema156.properties.status,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((((data4 === "pending") || (data4 === "accepted")) || (data4 === "declined")) || (data4 === "revoked")) || (data4 === "expired"))){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema156.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema156.properties.status.enum,parentSchema:schema156.properties.status,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.invitedBy !== undefined){
let data5 = data.invitedBy;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/invitedBy",schemaPath:"#/properties/invitedBy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.invitedBy.type,parentSchema:schema156.properties.invitedBy,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data6 = data.createdAt;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err16 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema156.properties.createdAt,data:data6};
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
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.createdAt.type,parentSchema:schema156.properties.createdAt,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data7 = data.expiresAt;
if(typeof data7 === "string"){
if(!(formats2.validate(data7))){
const err18 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema156.properties.expiresAt,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.expiresAt.type,parentSchema:schema156.properties.expiresAt,data:data7};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema156.type,parentSchema:schema156,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"id":true,"orgId":true,"email":true,"role":true,"status":true,"invitedBy":true,"createdAt":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};

export const InvitationList = validate112;
const schema157 = {"type":"object","x-question":"list.envelope","required":["invitations"],"properties":{"invitations":{"type":"array","items":{"$ref":"#/$defs/Invitation"}}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invitations === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invitations"},message:"must have required property '"+"invitations"+"'",schema:schema157.required,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invitations !== undefined){
let data0 = data.invitations;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema156.required,parentSchema:schema156,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.orgId === undefined){
const err2 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/required",keyword:"required",params:{missingProperty: "orgId"},message:"must have required property '"+"orgId"+"'",schema:schema156.required,parentSchema:schema156,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.email === undefined){
const err3 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema156.required,parentSchema:schema156,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.role === undefined){
const err4 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema156.required,parentSchema:schema156,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.status === undefined){
const err5 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema156.required,parentSchema:schema156,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.createdAt === undefined){
const err6 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema156.required,parentSchema:schema156,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.expiresAt === undefined){
const err7 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'",schema:schema156.required,parentSchema:schema156,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/invitations/" + i0+"/id",schemaPath:"#/$defs/Invitation/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.id.type,parentSchema:schema156.properties.id,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.orgId !== undefined){
let data3 = data1.orgId;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/invitations/" + i0+"/orgId",schemaPath:"#/$defs/Invitation/properties/orgId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.orgId.type,parentSchema:schema156.properties.orgId,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.email !== undefined){
let data4 = data1.email;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err10 = {instancePath:instancePath+"/invitations/" + i0+"/email",schemaPath:"#/$defs/Invitation/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema156.properties.email,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/invitations/" + i0+"/email",schemaPath:"#/$defs/Invitation/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.email.type,parentSchema:schema156.properties.email,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.role !== undefined){
let data5 = data1.role;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/invitations/" + i0+"/role",schemaPath:"#/$defs/Invitation/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.role.type,parentSchema:schema156.properties.role,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data5 === "viewer") || (data5 === "editor")) || (data5 === "admin"))){
const err13 = {instancePath:instancePath+"/invitations/" + i0+"/role",schemaPath:"#/$defs/Invitation/properties/role/enum",keyword:"enum",params:{allowedValues: schema156.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema156.properties.role.enum,parentSchema:schema156.properties.role,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.status !== undefined){
let data6 = data1.status;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/invitations/" + i0+"/status",schemaPath:"#/$defs/Invitation/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.status.type,parentSchema:schema156.properties.status,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data6 === "pending") || (data6 === "accepted")) || (data6 === "declined")) || (data6 === "revoked")) || (data6 === "expired"))){
const err15 = {instancePath:instancePath+"/invitations/" + i0+"/status",schemaPath:"#/$defs/Invitation/properties/status/enum",keyword:"enum",params:{allowedValues: schema156.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema156.properties.status.enum,parentSchema:schema156.properties.status,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.invitedBy !== undefined){
let data7 = data1.invitedBy;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/invitations/" + i0+"/invitedBy",schemaPath:"#/$defs/Invitation/properties/invitedBy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.invitedBy.type,parentSchema:schema156.properties.invitedBy,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data8 = data1.createdAt;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
const err17 = {instancePath:instancePath+"/invitations/" + i0+"/createdAt",schemaPath:"#/$defs/Invitation/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema156.properties.createdAt,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/invitations/" + i0+"/createdAt",schemaPath:"#/$defs/Invitation/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.createdAt.type,parentSchema:schema156.properties.createdAt,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.expiresAt !== undefined){
let data9 = data1.expiresAt;
if(typeof data9 === "string"){
if(!(formats2.validate(data9))){
const err19 = {instancePath:instancePath+"/invitations/" + i0+"/expiresAt",schemaPath:"#/$defs/Invitation/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema156.properties.expiresAt,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/invitations/" + i0+"/expiresAt",schemaPath:"#/$defs/Invitation/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema156.properties.expiresAt.type,parentSchema:schema156.properties.expiresAt,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/invitations/" + i0,schemaPath:"#/$defs/Invitation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema156.type,parentSchema:schema156,data:data1};
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
else {
const err22 = {instancePath:instancePath+"/invitations",schemaPath:"#/properties/invitations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema157.properties.invitations.type,parentSchema:schema157.properties.invitations,data:data0};
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
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema157.type,parentSchema:schema157,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"invitations":true},"dynamicProps":false,"dynamicItems":false};

export const InvitationStatusFilter = validate113;

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "pending") || (data === "accepted")) || (data === "declined")) || (data === "revoked")) || (data === "expired"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema146.enum},message:"must be equal to one of the allowed values",schema:schema146.enum,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const Job = validate114;

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
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
if(!pattern21.test(data1)){
const err2 = {instancePath:instancePath+"/started_at",schemaPath:"#/allOf/0/then/properties/started_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema131.allOf[0].then.properties.started_at,data:data1};
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
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema131.allOf[0].if,parentSchema:schema131.allOf[0],data};
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
if(!pattern21.test(data3)){
const err6 = {instancePath:instancePath+"/ended_at",schemaPath:"#/allOf/1/then/properties/ended_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-01-01"},message:"must match pattern \""+"^\\d{4}-01-01"+"\"",schema:"^\\d{4}-01-01",parentSchema:schema131.allOf[1].then.properties.ended_at,data:data3};
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
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema131.allOf[1].if,parentSchema:schema131.allOf[1],data};
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
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.title.type,parentSchema:schema131.properties.title,data:data4};
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
const err9 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.level.type,parentSchema:schema131.properties.level,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data5 === "C-Team") || (data5 === "VP")) || (data5 === "Director")) || (data5 === "Manager")) || (data5 === "Staff")) || (data5 === "Senior Staff")) || (data5 === "Intern")) || (data5 === "Consultant"))){
const err10 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema131.properties.level.enum},message:"must be equal to one of the allowed values",schema:schema131.properties.level.enum,parentSchema:schema131.properties.level,data:data5};
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
const err11 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.function.type,parentSchema:schema131.properties.function,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((((((((((((data6 === "Banking and Wealth Management") || (data6 === "Business Management")) || (data6 === "Consulting")) || (data6 === "Education")) || (data6 === "Engineering")) || (data6 === "Finance and Administration")) || (data6 === "Healthcare")) || (data6 === "Human Resources")) || (data6 === "Information Technology")) || (data6 === "Legal")) || (data6 === "Marketing and Product")) || (data6 === "Operations")) || (data6 === "Program and Project Management")) || (data6 === "Publishing, Editorial and Reporting")) || (data6 === "Quality")) || (data6 === "Real Estate")) || (data6 === "Risk, Safety, Compliance")) || (data6 === "Sales and Support"))){
const err12 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/enum",keyword:"enum",params:{allowedValues: schema131.properties.function.enum},message:"must be equal to one of the allowed values",schema:schema131.properties.function.enum,parentSchema:schema131.properties.function,data:data6};
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
if(!pattern6.test(data7)){
const err13 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data7};
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
const err14 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data7};
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
const err15 = {instancePath:instancePath+"/started_at_year_only",schemaPath:"#/properties/started_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.started_at_year_only.type,parentSchema:schema131.properties.started_at_year_only,data:data8};
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
if(!pattern6.test(data9)){
const err16 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data9};
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
const err17 = {instancePath:instancePath+"/ended_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data9};
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
const err18 = {instancePath:instancePath+"/ended_at_year_only",schemaPath:"#/properties/ended_at_year_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.ended_at_year_only.type,parentSchema:schema131.properties.ended_at_year_only,data:data10};
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
const err19 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.location.type,parentSchema:schema131.properties.location,data:data11};
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
if(!pattern4.test(data14)){
const err22 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema86.allOf[0].then.properties.postal_code,data:data14};
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
const err23 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema86.allOf[0].if,parentSchema:schema86.allOf[0],data:data12};
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
const err24 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country.type,parentSchema:schema86.properties.country,data:data15};
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
if(!pattern5.test(data16)){
const err25 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema86.properties.country_code,data:data16};
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
const err26 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country_code.type,parentSchema:schema86.properties.country_code,data:data16};
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
const err27 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region.type,parentSchema:schema86.properties.region,data:data17};
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
const err28 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region_abbreviation.type,parentSchema:schema86.properties.region_abbreviation,data:data18};
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
const err29 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.locality.type,parentSchema:schema86.properties.locality,data:data19};
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
const err30 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.county.type,parentSchema:schema86.properties.county,data:data20};
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
const err31 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.postal_code.type,parentSchema:schema86.properties.postal_code,data:data21};
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
const err32 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.msa.type,parentSchema:schema86.properties.msa,data:data22};
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
const err33 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lat.type,parentSchema:schema86.properties.lat,data:data23};
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
const err34 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lon.type,parentSchema:schema86.properties.lon,data:data24};
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
const err35 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.fips_code.type,parentSchema:schema86.properties.fips_code,data:data25};
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
const err36 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.raw.type,parentSchema:schema86.properties.raw,data:data26};
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
const err37 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data:data12};
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
const err38 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.email.type,parentSchema:schema131.properties.email,data:data27};
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
const err39 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.email_status.type,parentSchema:schema131.properties.email_status,data:data28};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data28 === "valid") || (data28 === "catch-all")) || (data28 === "best-guess"))){
const err40 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/enum",keyword:"enum",params:{allowedValues: schema131.properties.email_status.enum},message:"must be equal to one of the allowed values",schema:schema131.properties.email_status.enum,parentSchema:schema131.properties.email_status,data:data28};
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
const err41 = {instancePath:instancePath+"/direct_dial_number",schemaPath:"#/properties/direct_dial_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema131.properties.direct_dial_number.type,parentSchema:schema131.properties.direct_dial_number,data:data29};
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
if(!(validate27(data.company, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data31 = data.duration;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err42 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema131.properties.duration.type,parentSchema:schema131.properties.duration,data:data31};
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
const err43 = {instancePath:instancePath+"/company_tenure",schemaPath:"#/properties/company_tenure/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema131.properties.company_tenure.type,parentSchema:schema131.properties.company_tenure,data:data32};
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
const err44 = {instancePath:instancePath+"/is_first_at_company",schemaPath:"#/properties/is_first_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.is_first_at_company.type,parentSchema:schema131.properties.is_first_at_company,data:data33};
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
const err45 = {instancePath:instancePath+"/is_last_at_company",schemaPath:"#/properties/is_last_at_company/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema131.properties.is_last_at_company.type,parentSchema:schema131.properties.is_last_at_company,data:data34};
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
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema131.type,parentSchema:schema131,data};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate114.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const Ledger = validate116;
const schema164 = {"type":"object","x-question":"ledger.form","required":["id","name","created_at"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"counts":{"$ref":"#/$defs/LedgerCounts"},"deleted_at":{"type":"string","format":"date-time"}}};
const schema165 = {"type":"object","x-question":"ledger.counts","required":["total","verified","new_jobs"],"properties":{"total":{"type":"integer","minimum":0},"verified":{"type":"integer","minimum":0},"new_jobs":{"type":"integer","minimum":0}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.created_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'",schema:schema164.required,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema164.properties.id.type,parentSchema:schema164.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema164.properties.name.type,parentSchema:schema164.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema164.properties.description.type,parentSchema:schema164.properties.description,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats2.validate(data3))){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema164.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema164.properties.created_at.type,parentSchema:schema164.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.counts !== undefined){
let data4 = data.counts;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.total === undefined){
const err8 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/LedgerCounts/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema165.required,parentSchema:schema165,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.verified === undefined){
const err9 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/LedgerCounts/required",keyword:"required",params:{missingProperty: "verified"},message:"must have required property '"+"verified"+"'",schema:schema165.required,parentSchema:schema165,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.new_jobs === undefined){
const err10 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/LedgerCounts/required",keyword:"required",params:{missingProperty: "new_jobs"},message:"must have required property '"+"new_jobs"+"'",schema:schema165.required,parentSchema:schema165,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.total !== undefined){
let data5 = data4.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/counts/total",schemaPath:"#/$defs/LedgerCounts/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.total.type,parentSchema:schema165.properties.total,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/counts/total",schemaPath:"#/$defs/LedgerCounts/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.total,data:data5};
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
if(data4.verified !== undefined){
let data6 = data4.verified;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/counts/verified",schemaPath:"#/$defs/LedgerCounts/properties/verified/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.verified.type,parentSchema:schema165.properties.verified,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/counts/verified",schemaPath:"#/$defs/LedgerCounts/properties/verified/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.verified,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data4.new_jobs !== undefined){
let data7 = data4.new_jobs;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/counts/new_jobs",schemaPath:"#/$defs/LedgerCounts/properties/new_jobs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.new_jobs.type,parentSchema:schema165.properties.new_jobs,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/counts/new_jobs",schemaPath:"#/$defs/LedgerCounts/properties/new_jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.new_jobs,data:data7};
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
else {
const err17 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/LedgerCounts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema165.type,parentSchema:schema165,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.deleted_at !== undefined){
let data8 = data.deleted_at;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
const err18 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema164.properties.deleted_at,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema164.properties.deleted_at.type,parentSchema:schema164.properties.deleted_at,data:data8};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema164.type,parentSchema:schema164,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"id":true,"name":true,"description":true,"created_at":true,"counts":true,"deleted_at":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContact = validate117;
const schema166 = {"type":"object","x-question":"contacts.form","properties":{"id":{"type":"string"},"reference_id":{"type":"string"},"is_verified":{"type":"boolean"},"name":{"type":"string"},"linkedin":{"type":"string"},"email_address":{"type":"string"},"country":{"type":"string"},"location":{"type":"string"},"last_company_changed_at":{"type":"string","format":"date-time"},"last_info_changed_at":{"type":"string","format":"date-time"},"last_custom_change":{"$ref":"#/$defs/LedgerContactCustomChange"},"has_multiple_jobs":{"type":"boolean"},"person":{"$ref":"#/$defs/LedgerContactPerson"},"current_position":{"$ref":"#/$defs/LedgerContactPosition"},"import_id":{"type":"string"},"created_at":{"type":"string","format":"date-time"}}};
const schema167 = {"type":"object","x-question":"contacts.form","properties":{"changed_at":{"type":"string","format":"date-time"},"version":{"type":"integer"}}};
const schema168 = {"type":"object","x-question":"contacts.form","properties":{"id":{"type":"string"}}};
const schema169 = {"type":"object","x-question":"contacts.form","properties":{"title":{"type":"string"},"level":{"type":"string"},"function":{"type":"string"},"company":{"$ref":"#/$defs/LedgerContactCompany"},"email":{"type":"string"},"email_status":{"type":"string"},"started_at":{"$ref":"#/$defs/FirstOfMonth","x-question":"contacts.form"}}};
const schema170 = {"type":"object","x-question":"contacts.form","properties":{"id":{"type":"string"},"name":{"type":"string"},"domain":{"type":"string"},"linkedin":{"type":"string"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.title.type,parentSchema:schema169.properties.title,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.level.type,parentSchema:schema169.properties.level,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.function !== undefined){
let data2 = data.function;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.function.type,parentSchema:schema169.properties.function,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/company/id",schemaPath:"#/$defs/LedgerContactCompany/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.id.type,parentSchema:schema170.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/company/name",schemaPath:"#/$defs/LedgerContactCompany/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.name.type,parentSchema:schema170.properties.name,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.domain !== undefined){
let data6 = data3.domain;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/company/domain",schemaPath:"#/$defs/LedgerContactCompany/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.domain.type,parentSchema:schema170.properties.domain,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.linkedin !== undefined){
let data7 = data3.linkedin;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/company/linkedin",schemaPath:"#/$defs/LedgerContactCompany/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.linkedin.type,parentSchema:schema170.properties.linkedin,data:data7};
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
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/$defs/LedgerContactCompany/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema170.type,parentSchema:schema170,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data8 = data.email;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.email.type,parentSchema:schema169.properties.email,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.email_status !== undefined){
let data9 = data.email_status;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.email_status.type,parentSchema:schema169.properties.email_status,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.started_at !== undefined){
let data10 = data.started_at;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err10 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"title":true,"level":true,"function":true,"company":true,"email":true,"email_status":true,"started_at":true},"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.id.type,parentSchema:schema166.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.reference_id !== undefined){
let data1 = data.reference_id;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/reference_id",schemaPath:"#/properties/reference_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.reference_id.type,parentSchema:schema166.properties.reference_id,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.is_verified !== undefined){
let data2 = data.is_verified;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/is_verified",schemaPath:"#/properties/is_verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema166.properties.is_verified.type,parentSchema:schema166.properties.is_verified,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.name.type,parentSchema:schema166.properties.name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.linkedin !== undefined){
let data4 = data.linkedin;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.linkedin.type,parentSchema:schema166.properties.linkedin,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email_address !== undefined){
let data5 = data.email_address;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/email_address",schemaPath:"#/properties/email_address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.email_address.type,parentSchema:schema166.properties.email_address,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.country.type,parentSchema:schema166.properties.country,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.location !== undefined){
let data7 = data.location;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.location.type,parentSchema:schema166.properties.location,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last_company_changed_at !== undefined){
let data8 = data.last_company_changed_at;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
const err8 = {instancePath:instancePath+"/last_company_changed_at",schemaPath:"#/properties/last_company_changed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema166.properties.last_company_changed_at,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/last_company_changed_at",schemaPath:"#/properties/last_company_changed_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.last_company_changed_at.type,parentSchema:schema166.properties.last_company_changed_at,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.last_info_changed_at !== undefined){
let data9 = data.last_info_changed_at;
if(typeof data9 === "string"){
if(!(formats2.validate(data9))){
const err10 = {instancePath:instancePath+"/last_info_changed_at",schemaPath:"#/properties/last_info_changed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema166.properties.last_info_changed_at,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/last_info_changed_at",schemaPath:"#/properties/last_info_changed_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.last_info_changed_at.type,parentSchema:schema166.properties.last_info_changed_at,data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.last_custom_change !== undefined){
let data10 = data.last_custom_change;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.changed_at !== undefined){
let data11 = data10.changed_at;
if(typeof data11 === "string"){
if(!(formats2.validate(data11))){
const err12 = {instancePath:instancePath+"/last_custom_change/changed_at",schemaPath:"#/$defs/LedgerContactCustomChange/properties/changed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema167.properties.changed_at,data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/last_custom_change/changed_at",schemaPath:"#/$defs/LedgerContactCustomChange/properties/changed_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema167.properties.changed_at.type,parentSchema:schema167.properties.changed_at,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data10.version !== undefined){
let data12 = data10.version;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err14 = {instancePath:instancePath+"/last_custom_change/version",schemaPath:"#/$defs/LedgerContactCustomChange/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema167.properties.version.type,parentSchema:schema167.properties.version,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/last_custom_change",schemaPath:"#/$defs/LedgerContactCustomChange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema167.type,parentSchema:schema167,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.has_multiple_jobs !== undefined){
let data13 = data.has_multiple_jobs;
if(typeof data13 !== "boolean"){
const err16 = {instancePath:instancePath+"/has_multiple_jobs",schemaPath:"#/properties/has_multiple_jobs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema166.properties.has_multiple_jobs.type,parentSchema:schema166.properties.has_multiple_jobs,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.person !== undefined){
let data14 = data.person;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 !== "string"){
const err17 = {instancePath:instancePath+"/person/id",schemaPath:"#/$defs/LedgerContactPerson/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema168.properties.id.type,parentSchema:schema168.properties.id,data:data15};
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
else {
const err18 = {instancePath:instancePath+"/person",schemaPath:"#/$defs/LedgerContactPerson/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema168.type,parentSchema:schema168,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.current_position !== undefined){
if(!(validate118(data.current_position, {instancePath:instancePath+"/current_position",parentData:data,parentDataProperty:"current_position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.import_id !== undefined){
let data17 = data.import_id;
if(typeof data17 !== "string"){
const err19 = {instancePath:instancePath+"/import_id",schemaPath:"#/properties/import_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.import_id.type,parentSchema:schema166.properties.import_id,data:data17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.created_at !== undefined){
let data18 = data.created_at;
if(typeof data18 === "string"){
if(!(formats2.validate(data18))){
const err20 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema166.properties.created_at,data:data18};
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
const err21 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema166.properties.created_at.type,parentSchema:schema166.properties.created_at,data:data18};
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
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema166.type,parentSchema:schema166,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"id":true,"reference_id":true,"is_verified":true,"name":true,"linkedin":true,"email_address":true,"country":true,"location":true,"last_company_changed_at":true,"last_info_changed_at":true,"last_custom_change":true,"has_multiple_jobs":true,"person":true,"current_position":true,"import_id":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactCompany = validate120;

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.id.type,parentSchema:schema170.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.name.type,parentSchema:schema170.properties.name,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domain !== undefined){
let data2 = data.domain;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.domain.type,parentSchema:schema170.properties.domain,data:data2};
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
const err3 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.linkedin.type,parentSchema:schema170.properties.linkedin,data:data3};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema170.type,parentSchema:schema170,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"id":true,"name":true,"domain":true,"linkedin":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactCustomChange = validate121;

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changed_at !== undefined){
let data0 = data.changed_at;
if(typeof data0 === "string"){
if(!(formats2.validate(data0))){
const err0 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema167.properties.changed_at,data:data0};
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
const err1 = {instancePath:instancePath+"/changed_at",schemaPath:"#/properties/changed_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema167.properties.changed_at.type,parentSchema:schema167.properties.changed_at,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema167.properties.version.type,parentSchema:schema167.properties.version,data:data1};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"changed_at":true,"version":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactDownloadRequest = validate122;
const schema174 = {"type":"object","x-question":"contacts.form","properties":{"filters":{"$ref":"#/$defs/LedgerContactFilters"},"return_fields":{"$ref":"#/$defs/LedgerContactFields"},"sort_by":{"$ref":"#/$defs/LedgerContactOrder"}}};
const schema175 = {"type":"array","x-question":"search.filters","maxItems":50,"items":{"$ref":"#/$defs/LedgerContactFilterNode"}};
const schema176 = {"type":"object","x-question":"search.filters","allOf":[{"$ref":"#/$defs/FilterConditions"}],"properties":{"field":{"$ref":"#/$defs/LedgerContactMember"},"filters":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/$defs/LedgerContactFilterNode"}}}};
const schema177 = {"type":"string","x-question":"contacts.form","enum":["id","reference_id","is_verified","name","linkedin","email_address","country","location","last_company_changed_at","last_info_changed_at","last_custom_change.changed_at","last_custom_change.version","has_multiple_jobs","person.id","current_position.title","current_position.level","current_position.function","current_position.company.id","current_position.company.name","current_position.company.domain","current_position.company.linkedin","current_position.email","current_position.email_status","current_position.started_at","import_id","created_at"]};
const wrapper0 = {validate: validate124};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
else {
var props0 = validate81.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.field = true;
props0.filters = true;
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/LedgerContactMember/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.type,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((data0 === "id") || (data0 === "reference_id")) || (data0 === "is_verified")) || (data0 === "name")) || (data0 === "linkedin")) || (data0 === "email_address")) || (data0 === "country")) || (data0 === "location")) || (data0 === "last_company_changed_at")) || (data0 === "last_info_changed_at")) || (data0 === "last_custom_change.changed_at")) || (data0 === "last_custom_change.version")) || (data0 === "has_multiple_jobs")) || (data0 === "person.id")) || (data0 === "current_position.title")) || (data0 === "current_position.level")) || (data0 === "current_position.function")) || (data0 === "current_position.company.id")) || (data0 === "current_position.company.name")) || (data0 === "current_position.company.domain")) || (data0 === "current_position.company.linkedin")) || (data0 === "current_position.email")) || (data0 === "current_position.email_status")) || (data0 === "current_position.started_at")) || (data0 === "import_id")) || (data0 === "created_at"))){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/LedgerContactMember/enum",keyword:"enum",params:{allowedValues: schema177.enum},message:"must be equal to one of the allowed values",schema:schema177.enum,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if(Array.isArray(data1)){
if(data1.length > 50){
const err2 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema176.properties.filters,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema176.properties.filters,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data1[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema176.properties.filters.type,parentSchema:schema176.properties.filters,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate124.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate124(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema178 = {"type":"array","x-question":"contacts.form","maxItems":100,"items":{"oneOf":[{"$ref":"#/$defs/LedgerContactMember"},{"type":"string","enum":["last_custom_change","person","current_position","current_position.company"]}]}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs2 = errors;
let valid2 = false;
let passing0 = null;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/LedgerContactMember/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.type,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((((((((((((((((((((((data0 === "id") || (data0 === "reference_id")) || (data0 === "is_verified")) || (data0 === "name")) || (data0 === "linkedin")) || (data0 === "email_address")) || (data0 === "country")) || (data0 === "location")) || (data0 === "last_company_changed_at")) || (data0 === "last_info_changed_at")) || (data0 === "last_custom_change.changed_at")) || (data0 === "last_custom_change.version")) || (data0 === "has_multiple_jobs")) || (data0 === "person.id")) || (data0 === "current_position.title")) || (data0 === "current_position.level")) || (data0 === "current_position.function")) || (data0 === "current_position.company.id")) || (data0 === "current_position.company.name")) || (data0 === "current_position.company.domain")) || (data0 === "current_position.company.linkedin")) || (data0 === "current_position.email")) || (data0 === "current_position.email_status")) || (data0 === "current_position.started_at")) || (data0 === "import_id")) || (data0 === "created_at"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/LedgerContactMember/enum",keyword:"enum",params:{allowedValues: schema177.enum},message:"must be equal to one of the allowed values",schema:schema177.enum,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema178.items.oneOf[1].type,parentSchema:schema178.items.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data0 === "last_custom_change") || (data0 === "person")) || (data0 === "current_position")) || (data0 === "current_position.company"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema178.items.oneOf[1].enum},message:"must be equal to one of the allowed values",schema:schema178.items.oneOf[1].enum,parentSchema:schema178.items.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema178.items.oneOf,parentSchema:schema178.items,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filters !== undefined){
if(!(validate123(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.return_fields !== undefined){
if(!(validate128(data.return_fields, {instancePath:instancePath+"/return_fields",parentData:data,parentDataProperty:"return_fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.sort_by !== undefined){
let data2 = data.sort_by;
if(typeof data2 === "string"){
if(!pattern30.test(data2)){
const err0 = {instancePath:instancePath+"/sort_by",schemaPath:"#/$defs/LedgerContactOrder/pattern",keyword:"pattern",params:{pattern: "^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"},message:"must match pattern \""+"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"+"\"",schema:"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$",parentSchema:schema144,data:data2};
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
const err1 = {instancePath:instancePath+"/sort_by",schemaPath:"#/$defs/LedgerContactOrder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema144.type,parentSchema:schema144,data:data2};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema174.type,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"filters":true,"return_fields":true,"sort_by":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactFields = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs2 = errors;
let valid2 = false;
let passing0 = null;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/LedgerContactMember/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.type,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((((((((((((((((((((((data0 === "id") || (data0 === "reference_id")) || (data0 === "is_verified")) || (data0 === "name")) || (data0 === "linkedin")) || (data0 === "email_address")) || (data0 === "country")) || (data0 === "location")) || (data0 === "last_company_changed_at")) || (data0 === "last_info_changed_at")) || (data0 === "last_custom_change.changed_at")) || (data0 === "last_custom_change.version")) || (data0 === "has_multiple_jobs")) || (data0 === "person.id")) || (data0 === "current_position.title")) || (data0 === "current_position.level")) || (data0 === "current_position.function")) || (data0 === "current_position.company.id")) || (data0 === "current_position.company.name")) || (data0 === "current_position.company.domain")) || (data0 === "current_position.company.linkedin")) || (data0 === "current_position.email")) || (data0 === "current_position.email_status")) || (data0 === "current_position.started_at")) || (data0 === "import_id")) || (data0 === "created_at"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/LedgerContactMember/enum",keyword:"enum",params:{allowedValues: schema177.enum},message:"must be equal to one of the allowed values",schema:schema177.enum,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema178.items.oneOf[1].type,parentSchema:schema178.items.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data0 === "last_custom_change") || (data0 === "person")) || (data0 === "current_position")) || (data0 === "current_position.company"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema178.items.oneOf[1].enum},message:"must be equal to one of the allowed values",schema:schema178.items.oneOf[1].enum,parentSchema:schema178.items.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema178.items.oneOf,parentSchema:schema178.items,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const LedgerContactFilterNode = validate131;

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
else {
var props0 = validate81.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.field = true;
props0.filters = true;
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/LedgerContactMember/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.type,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((data0 === "id") || (data0 === "reference_id")) || (data0 === "is_verified")) || (data0 === "name")) || (data0 === "linkedin")) || (data0 === "email_address")) || (data0 === "country")) || (data0 === "location")) || (data0 === "last_company_changed_at")) || (data0 === "last_info_changed_at")) || (data0 === "last_custom_change.changed_at")) || (data0 === "last_custom_change.version")) || (data0 === "has_multiple_jobs")) || (data0 === "person.id")) || (data0 === "current_position.title")) || (data0 === "current_position.level")) || (data0 === "current_position.function")) || (data0 === "current_position.company.id")) || (data0 === "current_position.company.name")) || (data0 === "current_position.company.domain")) || (data0 === "current_position.company.linkedin")) || (data0 === "current_position.email")) || (data0 === "current_position.email_status")) || (data0 === "current_position.started_at")) || (data0 === "import_id")) || (data0 === "created_at"))){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/LedgerContactMember/enum",keyword:"enum",params:{allowedValues: schema177.enum},message:"must be equal to one of the allowed values",schema:schema177.enum,parentSchema:schema177,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if(Array.isArray(data1)){
if(data1.length > 50){
const err2 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema176.properties.filters,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema176.properties.filters,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate124(data1[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema176.properties.filters.type,parentSchema:schema176.properties.filters,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema176.type,parentSchema:schema176,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate131.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const LedgerContactFilters = validate134;

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate124(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema175.type,parentSchema:schema175,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const LedgerContactIds = validate136;

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50000},message:"must NOT have more than 50000 items",schema:50000,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema40.items,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data0};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const LedgerContactMember = validate137;

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema177.type,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((((((data === "id") || (data === "reference_id")) || (data === "is_verified")) || (data === "name")) || (data === "linkedin")) || (data === "email_address")) || (data === "country")) || (data === "location")) || (data === "last_company_changed_at")) || (data === "last_info_changed_at")) || (data === "last_custom_change.changed_at")) || (data === "last_custom_change.version")) || (data === "has_multiple_jobs")) || (data === "person.id")) || (data === "current_position.title")) || (data === "current_position.level")) || (data === "current_position.function")) || (data === "current_position.company.id")) || (data === "current_position.company.name")) || (data === "current_position.company.domain")) || (data === "current_position.company.linkedin")) || (data === "current_position.email")) || (data === "current_position.email_status")) || (data === "current_position.started_at")) || (data === "import_id")) || (data === "created_at"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema177.enum},message:"must be equal to one of the allowed values",schema:schema177.enum,parentSchema:schema177,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const LedgerContactOrder = validate138;

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern30.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"},message:"must match pattern \""+"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"+"\"",schema:"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$",parentSchema:schema144,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const LedgerContactPage = validate139;
const schema189 = {"type":"object","x-question":"contacts.form","properties":{"contacts":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/LedgerContact"}},"count":{"type":"integer","minimum":0},"pagination_token":{"type":"string"}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contacts !== undefined){
let data0 = data.contacts;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema189.properties.contacts,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate117(data0[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema189.properties.contacts.type,parentSchema:schema189.properties.contacts,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema189.properties.count.type,parentSchema:schema189.properties.count,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema189.properties.count,data:data2};
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
if(data.pagination_token !== undefined){
let data3 = data.pagination_token;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema189.properties.pagination_token.type,parentSchema:schema189.properties.pagination_token,data:data3};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema189.type,parentSchema:schema189,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"contacts":true,"count":true,"pagination_token":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactPerson = validate141;

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema168.properties.id.type,parentSchema:schema168.properties.id,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema168.type,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactPosition = validate142;

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.title.type,parentSchema:schema169.properties.title,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.level.type,parentSchema:schema169.properties.level,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.function !== undefined){
let data2 = data.function;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.function.type,parentSchema:schema169.properties.function,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/company/id",schemaPath:"#/$defs/LedgerContactCompany/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.id.type,parentSchema:schema170.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/company/name",schemaPath:"#/$defs/LedgerContactCompany/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.name.type,parentSchema:schema170.properties.name,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.domain !== undefined){
let data6 = data3.domain;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/company/domain",schemaPath:"#/$defs/LedgerContactCompany/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.domain.type,parentSchema:schema170.properties.domain,data:data6};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.linkedin !== undefined){
let data7 = data3.linkedin;
if(typeof data7 !== "string"){
const err6 = {instancePath:instancePath+"/company/linkedin",schemaPath:"#/$defs/LedgerContactCompany/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema170.properties.linkedin.type,parentSchema:schema170.properties.linkedin,data:data7};
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
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/$defs/LedgerContactCompany/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema170.type,parentSchema:schema170,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data8 = data.email;
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.email.type,parentSchema:schema169.properties.email,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.email_status !== undefined){
let data9 = data.email_status;
if(typeof data9 !== "string"){
const err9 = {instancePath:instancePath+"/email_status",schemaPath:"#/properties/email_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema169.properties.email_status.type,parentSchema:schema169.properties.email_status,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.started_at !== undefined){
let data10 = data.started_at;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err10 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$"+"\"",schema:"^\\d{4}-\\d{2}-01([T ]00:00(:00(\\.0+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$",parentSchema:schema88,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/started_at",schemaPath:"#/$defs/FirstOfMonth/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.type,parentSchema:schema88,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"title":true,"level":true,"function":true,"company":true,"email":true,"email_status":true,"started_at":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactSearchRequest = validate143;
const schema194 = {"type":"object","x-question":"contacts.form","properties":{"filters":{"$ref":"#/$defs/LedgerContactFilters"},"return_fields":{"$ref":"#/$defs/LedgerContactFields"},"view":{"$ref":"#/$defs/LedgerContactView"},"sort_by":{"$ref":"#/$defs/LedgerContactOrder"},"size":{"type":"integer","minimum":1,"maximum":100,"default":50},"pagination_token":{"type":"string","maxLength":4096}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filters !== undefined){
if(!(validate123(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.return_fields !== undefined){
if(!(validate128(data.return_fields, {instancePath:instancePath+"/return_fields",parentData:data,parentDataProperty:"return_fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
if(data.view !== undefined){
let data2 = data.view;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/view",schemaPath:"#/$defs/LedgerContactView/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema143.type,parentSchema:schema143,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data2 === "data") || (data2 === "count"))){
const err1 = {instancePath:instancePath+"/view",schemaPath:"#/$defs/LedgerContactView/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values",schema:schema143.enum,parentSchema:schema143,data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sort_by !== undefined){
let data3 = data.sort_by;
if(typeof data3 === "string"){
if(!pattern30.test(data3)){
const err2 = {instancePath:instancePath+"/sort_by",schemaPath:"#/$defs/LedgerContactOrder/pattern",keyword:"pattern",params:{pattern: "^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"},message:"must match pattern \""+"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$"+"\"",schema:"^[-+ ]?(id|reference_id|is_verified|name|linkedin|email_address|country|location|last_company_changed_at|last_info_changed_at|last_custom_change\\.changed_at|last_custom_change\\.version|has_multiple_jobs|person\\.id|current_position\\.title|current_position\\.level|current_position\\.function|current_position\\.company\\.id|current_position\\.company\\.name|current_position\\.company\\.domain|current_position\\.company\\.linkedin|current_position\\.email|current_position\\.email_status|current_position\\.started_at|import_id|created_at)$",parentSchema:schema144,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/sort_by",schemaPath:"#/$defs/LedgerContactOrder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema144.type,parentSchema:schema144,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema194.properties.size.type,parentSchema:schema194.properties.size,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema194.properties.size,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema194.properties.size,data:data4};
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
if(data.pagination_token !== undefined){
let data5 = data.pagination_token;
if(typeof data5 === "string"){
if(func1(data5) > 4096){
const err7 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema194.properties.pagination_token,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.properties.pagination_token.type,parentSchema:schema194.properties.pagination_token,data:data5};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema194.type,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"filters":true,"return_fields":true,"view":true,"sort_by":true,"size":true,"pagination_token":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerContactView = validate146;

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "data") || (data === "count"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema143.enum},message:"must be equal to one of the allowed values",schema:schema143.enum,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const LedgerCounts = validate147;

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema165.required,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.verified === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verified"},message:"must have required property '"+"verified"+"'",schema:schema165.required,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.new_jobs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "new_jobs"},message:"must have required property '"+"new_jobs"+"'",schema:schema165.required,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.total.type,parentSchema:schema165.properties.total,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.total,data:data0};
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
if(data.verified !== undefined){
let data1 = data.verified;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.verified.type,parentSchema:schema165.properties.verified,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.verified,data:data1};
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
if(data.new_jobs !== undefined){
let data2 = data.new_jobs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/new_jobs",schemaPath:"#/properties/new_jobs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema165.properties.new_jobs.type,parentSchema:schema165.properties.new_jobs,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/new_jobs",schemaPath:"#/properties/new_jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema165.properties.new_jobs,data:data2};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema165.type,parentSchema:schema165,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"total":true,"verified":true,"new_jobs":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerDescription = validate148;

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 1000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema113,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const LedgerImport = validate149;
const schema200 = {"type":"object","x-question":"import.form","required":["id","ledger_id","import_type","status","created_at","counts"],"properties":{"id":{"type":"string"},"ledger_id":{"type":"string"},"filename":{"type":"string"},"import_type":{"$ref":"#/$defs/ImportType"},"status":{"$ref":"#/$defs/ImportStatus"},"created_at":{"type":"string","format":"date-time"},"completed_at":{"type":"string","format":"date-time"},"counts":{"$ref":"#/$defs/ImportCounts"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ledger_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ledger_id"},message:"must have required property '"+"ledger_id"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.import_type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "import_type"},message:"must have required property '"+"import_type"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.created_at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.counts === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema200.required,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.id.type,parentSchema:schema200.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ledger_id !== undefined){
let data1 = data.ledger_id;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/ledger_id",schemaPath:"#/properties/ledger_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.ledger_id.type,parentSchema:schema200.properties.ledger_id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.filename !== undefined){
let data2 = data.filename;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.filename.type,parentSchema:schema200.properties.filename,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.import_type !== undefined){
let data3 = data.import_type;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/import_type",schemaPath:"#/$defs/ImportType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema154.type,parentSchema:schema154,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === "api") || (data3 === "csv"))){
const err10 = {instancePath:instancePath+"/import_type",schemaPath:"#/$defs/ImportType/enum",keyword:"enum",params:{allowedValues: schema154.enum},message:"must be equal to one of the allowed values",schema:schema154.enum,parentSchema:schema154,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data4 === "pending") || (data4 === "processing")) || (data4 === "completed")) || (data4 === "failed")) || (data4 === "deleted"))){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values",schema:schema35.enum,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err13 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema200.properties.created_at,data:data5};
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
const err14 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.created_at.type,parentSchema:schema200.properties.created_at,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.completed_at !== undefined){
let data6 = data.completed_at;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err15 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema200.properties.completed_at,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema200.properties.completed_at.type,parentSchema:schema200.properties.completed_at,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.counts !== undefined){
let data7 = data.counts;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.total === undefined){
const err17 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/ImportCounts/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema152.required,parentSchema:schema152,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.succeeded === undefined){
const err18 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/ImportCounts/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'",schema:schema152.required,parentSchema:schema152,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.skipped === undefined){
const err19 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/ImportCounts/required",keyword:"required",params:{missingProperty: "skipped"},message:"must have required property '"+"skipped"+"'",schema:schema152.required,parentSchema:schema152,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.failed === undefined){
const err20 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/ImportCounts/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'",schema:schema152.required,parentSchema:schema152,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.total !== undefined){
let data8 = data7.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/counts/total",schemaPath:"#/$defs/ImportCounts/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.total.type,parentSchema:schema152.properties.total,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/counts/total",schemaPath:"#/$defs/ImportCounts/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.total,data:data8};
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
if(data7.succeeded !== undefined){
let data9 = data7.succeeded;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/counts/succeeded",schemaPath:"#/$defs/ImportCounts/properties/succeeded/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.succeeded.type,parentSchema:schema152.properties.succeeded,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/counts/succeeded",schemaPath:"#/$defs/ImportCounts/properties/succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.succeeded,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data7.skipped !== undefined){
let data10 = data7.skipped;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err25 = {instancePath:instancePath+"/counts/skipped",schemaPath:"#/$defs/ImportCounts/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.skipped.type,parentSchema:schema152.properties.skipped,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/counts/skipped",schemaPath:"#/$defs/ImportCounts/properties/skipped/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.skipped,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data7.failed !== undefined){
let data11 = data7.failed;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/counts/failed",schemaPath:"#/$defs/ImportCounts/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema152.properties.failed.type,parentSchema:schema152.properties.failed,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/counts/failed",schemaPath:"#/$defs/ImportCounts/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema152.properties.failed,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/ImportCounts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema152.type,parentSchema:schema152,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema200.type,parentSchema:schema200,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"id":true,"ledger_id":true,"filename":true,"import_type":true,"status":true,"created_at":true,"completed_at":true,"counts":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerImportPage = validate150;
const schema204 = {"type":"object","x-question":"list.envelope","required":["imports","total","limit","offset"],"properties":{"imports":{"type":"array","items":{"$ref":"#/$defs/LedgerImport"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.imports === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imports"},message:"must have required property '"+"imports"+"'",schema:schema204.required,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema204.required,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema204.required,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema204.required,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.imports !== undefined){
let data0 = data.imports;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate149(data0[i0], {instancePath:instancePath+"/imports/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema204.properties.imports.type,parentSchema:schema204.properties.imports,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema204.properties.total.type,parentSchema:schema204.properties.total,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema204.properties.total,data:data2};
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
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema204.properties.limit.type,parentSchema:schema204.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema204.properties.limit,data:data3};
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
if(data.offset !== undefined){
let data4 = data.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema204.properties.offset.type,parentSchema:schema204.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema204.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema204.type,parentSchema:schema204,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"imports":true,"total":true,"limit":true,"offset":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerList = validate152;
const schema205 = {"type":"object","x-question":"list.envelope","required":["ledgers"],"properties":{"ledgers":{"type":"array","items":{"$ref":"#/$defs/Ledger"}}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ledgers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ledgers"},message:"must have required property '"+"ledgers"+"'",schema:schema205.required,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ledgers !== undefined){
let data0 = data.ledgers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data0[i0], {instancePath:instancePath+"/ledgers/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/ledgers",schemaPath:"#/properties/ledgers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema205.properties.ledgers.type,parentSchema:schema205.properties.ledgers,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema205.type,parentSchema:schema205,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"ledgers":true},"dynamicProps":false,"dynamicItems":false};

export const LedgerName = validate154;

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 255){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern9.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema112.type,parentSchema:schema112,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const ListImportsQuery = validate155;
const schema207 = {"type":"object","properties":{"filename":{"type":"string","maxLength":255},"status":{"$ref":"#/$defs/ImportStatus"},"import_type":{"$ref":"#/$defs/ImportType"},"sort_by":{"type":"string","pattern":"^[-+ ]?(created_at|completed_at|filename|status|import_type|total)$"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"offset":{"type":"integer","minimum":0,"default":0}}};
const pattern43 = new RegExp("^[-+ ]?(created_at|completed_at|filename|status|import_type|total)$", "u");

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filename !== undefined){
let data0 = data.filename;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err0 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema207.properties.filename,data:data0};
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
const err1 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema207.properties.filename.type,parentSchema:schema207.properties.filename,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "completed")) || (data1 === "failed")) || (data1 === "deleted"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/$defs/ImportStatus/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values",schema:schema35.enum,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.import_type !== undefined){
let data2 = data.import_type;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/import_type",schemaPath:"#/$defs/ImportType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema154.type,parentSchema:schema154,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "api") || (data2 === "csv"))){
const err5 = {instancePath:instancePath+"/import_type",schemaPath:"#/$defs/ImportType/enum",keyword:"enum",params:{allowedValues: schema154.enum},message:"must be equal to one of the allowed values",schema:schema154.enum,parentSchema:schema154,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sort_by !== undefined){
let data3 = data.sort_by;
if(typeof data3 === "string"){
if(!pattern43.test(data3)){
const err6 = {instancePath:instancePath+"/sort_by",schemaPath:"#/properties/sort_by/pattern",keyword:"pattern",params:{pattern: "^[-+ ]?(created_at|completed_at|filename|status|import_type|total)$"},message:"must match pattern \""+"^[-+ ]?(created_at|completed_at|filename|status|import_type|total)$"+"\"",schema:"^[-+ ]?(created_at|completed_at|filename|status|import_type|total)$",parentSchema:schema207.properties.sort_by,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sort_by",schemaPath:"#/properties/sort_by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema207.properties.sort_by.type,parentSchema:schema207.properties.sort_by,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema207.properties.limit.type,parentSchema:schema207.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema207.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema207.properties.limit,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.offset !== undefined){
let data5 = data.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema207.properties.offset.type,parentSchema:schema207.properties.offset,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema207.properties.offset,data:data5};
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
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema207.type,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"filename":true,"status":true,"import_type":true,"sort_by":true,"limit":true,"offset":true},"dynamicProps":false,"dynamicItems":false};

export const ListTrackedVersionsQuery = validate156;
const schema210 = {"type":"object","properties":{"include_deleted":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"offset":{"type":"integer","minimum":0,"default":0}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_deleted !== undefined){
let data0 = data.include_deleted;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/include_deleted",schemaPath:"#/properties/include_deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema210.properties.include_deleted.type,parentSchema:schema210.properties.include_deleted,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema210.properties.limit.type,parentSchema:schema210.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema210.properties.limit,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema210.properties.limit,data:data1};
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
if(data.offset !== undefined){
let data2 = data.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema210.properties.offset.type,parentSchema:schema210.properties.offset,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema210.properties.offset,data:data2};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema210.type,parentSchema:schema210,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"include_deleted":true,"limit":true,"offset":true},"dynamicProps":false,"dynamicItems":false};

export const LocationDetails = validate157;

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
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
if(!pattern4.test(data1)){
const err2 = {instancePath:instancePath+"/postal_code",schemaPath:"#/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema86.allOf[0].then.properties.postal_code,data:data1};
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
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema86.allOf[0].if,parentSchema:schema86.allOf[0],data};
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
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country.type,parentSchema:schema86.properties.country,data:data2};
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
if(!pattern5.test(data3)){
const err5 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema86.properties.country_code,data:data3};
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
const err6 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country_code.type,parentSchema:schema86.properties.country_code,data:data3};
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
const err7 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region.type,parentSchema:schema86.properties.region,data:data4};
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
const err8 = {instancePath:instancePath+"/region_abbreviation",schemaPath:"#/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region_abbreviation.type,parentSchema:schema86.properties.region_abbreviation,data:data5};
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
const err9 = {instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.locality.type,parentSchema:schema86.properties.locality,data:data6};
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
const err10 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.county.type,parentSchema:schema86.properties.county,data:data7};
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
const err11 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.postal_code.type,parentSchema:schema86.properties.postal_code,data:data8};
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
const err12 = {instancePath:instancePath+"/msa",schemaPath:"#/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.msa.type,parentSchema:schema86.properties.msa,data:data9};
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
const err13 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lat.type,parentSchema:schema86.properties.lat,data:data10};
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
const err14 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lon.type,parentSchema:schema86.properties.lon,data:data11};
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
const err15 = {instancePath:instancePath+"/fips_code",schemaPath:"#/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.fips_code.type,parentSchema:schema86.properties.fips_code,data:data12};
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
const err16 = {instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.raw.type,parentSchema:schema86.properties.raw,data:data13};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate157.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate157.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const Lookup = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema137.required,parentSchema:schema137,data};
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
const err1 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "field_name"},message:"must have required property '"+"field_name"+"'",schema:schema116.required,parentSchema:schema116,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.search_term === undefined){
const err2 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/required",keyword:"required",params:{missingProperty: "search_term"},message:"must have required property '"+"search_term"+"'",schema:schema116.required,parentSchema:schema116,data:data1};
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
const err3 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.field_name.type,parentSchema:schema116.properties.field_name,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data2 === "name") || (data2 === "title")) || (data2 === "linkedin")) || (data2 === "company.name")) || (data2 === "company.linkedin")) || (data2 === "email_address")) || (data2 === "company.ticker")) || (data2 === "company.domain")) || (data2 === "education.school"))){
const err4 = {instancePath:instancePath+"/fields/" + i0+"/field_name",schemaPath:"#/$defs/Criterion/properties/field_name/enum",keyword:"enum",params:{allowedValues: schema116.properties.field_name.enum},message:"must be equal to one of the allowed values",schema:schema116.properties.field_name.enum,parentSchema:schema116.properties.field_name,data:data2};
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
const err5 = {instancePath:instancePath+"/fields/" + i0+"/search_term",schemaPath:"#/$defs/Criterion/properties/search_term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema116.properties.search_term.type,parentSchema:schema116.properties.search_term,data:data3};
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
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Criterion/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema116.type,parentSchema:schema116,data:data1};
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
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema137.properties.fields.type,parentSchema:schema137.properties.fields,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema137.type,parentSchema:schema137,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"fields":true},"dynamicProps":false,"dynamicItems":false};

export const LookupError = validate159;
const schema214 = {"type":"object","x-question":"lookup.answer","properties":{"id":{"type":"string"},"error":{"type":"string"},"message":{"type":"string"}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.id.type,parentSchema:schema214.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.error !== undefined){
let data1 = data.error;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.error.type,parentSchema:schema214.properties.error,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.message.type,parentSchema:schema214.properties.message,data:data2};
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
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.type,parentSchema:schema214,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"id":true,"error":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const LookupRequest = validate160;
const schema215 = {"type":"object","x-question":"people.form","required":["ids"],"properties":{"ids":{"type":"array","items":{"type":"string","maxLength":200}},"fields":{"type":"array","x-assumed-keywords":{"type":"people.form","maxItems":"people.form","items":"people.form"},"maxItems":100,"items":{"type":"string","maxLength":200}}}};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'",schema:schema215.required,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err1 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema215.properties.ids.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema215.properties.ids.items.type,parentSchema:schema215.properties.ids.items,data:data1};
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
else {
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema215.properties.ids.type,parentSchema:schema215.properties.ids,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(Array.isArray(data2)){
if(data2.length > 100){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema215.properties.fields,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err5 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema215.properties.fields.items,data:data3};
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
const err6 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema215.properties.fields.items.type,parentSchema:schema215.properties.fields.items,data:data3};
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
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema215.properties.fields.type,parentSchema:schema215.properties.fields,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema215.type,parentSchema:schema215,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"ids":true,"fields":true},"dynamicProps":false,"dynamicItems":false};

export const LookupResponse = validate161;
const schema216 = {"type":"object","x-question":"lookup.answer","properties":{"people":{"type":"array","items":{"$ref":"#/$defs/Person"}},"errors":{"type":"array","items":{"$ref":"#/$defs/LookupError"}}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined){
let data0 = data.people;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate85(data0[i0], {instancePath:instancePath+"/people/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema216.properties.people.type,parentSchema:schema216.properties.people,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err1 = {instancePath:instancePath+"/errors/" + i1+"/id",schemaPath:"#/$defs/LookupError/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.id.type,parentSchema:schema214.properties.id,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data3.error !== undefined){
let data5 = data3.error;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/errors/" + i1+"/error",schemaPath:"#/$defs/LookupError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.error.type,parentSchema:schema214.properties.error,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data3.message !== undefined){
let data6 = data3.message;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/errors/" + i1+"/message",schemaPath:"#/$defs/LookupError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema214.properties.message.type,parentSchema:schema214.properties.message,data:data6};
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
const err4 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"#/$defs/LookupError/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema214.type,parentSchema:schema214,data:data3};
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
const err5 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema216.properties.errors.type,parentSchema:schema216.properties.errors,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema216.type,parentSchema:schema216,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"people":true,"errors":true},"dynamicProps":false,"dynamicItems":false};

export const NewApiKey = validate163;
const schema218 = {"type":"object","x-question":"apikey.form","required":["id","name","shorthand","createdAt","key"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"shorthand":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"lastUsedAt":{"type":["string","null"],"format":"date-time","x-question":"apikey.unused"},"key":{"type":"string"}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema218.required,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema218.required,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shorthand === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shorthand"},message:"must have required property '"+"shorthand"+"'",schema:schema218.required,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema218.required,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.key === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema218.required,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema218.properties.id.type,parentSchema:schema218.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema218.properties.name.type,parentSchema:schema218.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema218.properties.description.type,parentSchema:schema218.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.shorthand !== undefined){
let data3 = data.shorthand;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/shorthand",schemaPath:"#/properties/shorthand/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema218.properties.shorthand.type,parentSchema:schema218.properties.shorthand,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema218.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema218.properties.createdAt.type,parentSchema:schema218.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lastUsedAt !== undefined){
let data5 = data.lastUsedAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema218.properties.lastUsedAt.type},message:"must be string,null",schema:schema218.properties.lastUsedAt.type,parentSchema:schema218.properties.lastUsedAt,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err12 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema218.properties.lastUsedAt,data:data5};
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
if(data.key !== undefined){
let data6 = data.key;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema218.properties.key.type,parentSchema:schema218.properties.key,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema218.type,parentSchema:schema218,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"id":true,"name":true,"description":true,"shorthand":true,"createdAt":true,"lastUsedAt":true,"key":true},"dynamicProps":false,"dynamicItems":false};

export const NewServiceAccount = validate164;
const schema219 = {"type":"object","x-question":"sa.form","required":["clientId","name","roles","createdBy","clientSecret"],"properties":{"clientId":{"type":"string"},"name":{"type":"string"},"roles":{"type":"array","items":{"$ref":"#/$defs/Role"}},"createdBy":{"type":"string"},"createdAt":{"type":"string","format":"date-time"},"clientSecret":{"type":"string"}}};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdBy === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'",schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.clientSecret === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'",schema:schema219.required,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.clientId.type,parentSchema:schema219.properties.clientId,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.name.type,parentSchema:schema219.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.type,parentSchema:schema115,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data3 === "viewer") || (data3 === "editor")) || (data3 === "admin"))){
const err8 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values",schema:schema115.enum,parentSchema:schema115,data:data3};
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
const err9 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema219.properties.roles.type,parentSchema:schema219.properties.roles,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.createdBy !== undefined){
let data4 = data.createdBy;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.createdBy.type,parentSchema:schema219.properties.createdBy,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err11 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema219.properties.createdAt,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.createdAt.type,parentSchema:schema219.properties.createdAt,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data6 = data.clientSecret;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema219.properties.clientSecret.type,parentSchema:schema219.properties.clientSecret,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema219.type,parentSchema:schema219,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"clientId":true,"name":true,"roles":true,"createdBy":true,"createdAt":true,"clientSecret":true},"dynamicProps":false,"dynamicItems":false};

export const OrgUser = validate165;
const schema221 = {"type":"object","x-question":"users.form","required":["userId","role","profile"],"properties":{"userId":{"type":"string"},"role":{"type":"string","enum":["viewer","editor","admin"]},"profile":{"$ref":"#/$defs/UserProfile"},"settings":{"$ref":"#/$defs/UserSettings"}}};
const schema222 = {"type":"object","x-question":"user.form","required":["email","name"],"properties":{"email":{"type":"string","format":"email"},"name":{"type":"string"}}};
const schema223 = {"type":"object","x-question":"users.form","maxProperties":100,"additionalProperties":true};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.profile === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'",schema:schema221.required,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema221.properties.userId.type,parentSchema:schema221.properties.userId,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema221.properties.role.type,parentSchema:schema221.properties.role,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "viewer") || (data1 === "editor")) || (data1 === "admin"))){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema221.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema221.properties.role.enum,parentSchema:schema221.properties.role,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.profile !== undefined){
let data2 = data.profile;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email === undefined){
const err6 = {instancePath:instancePath+"/profile",schemaPath:"#/$defs/UserProfile/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema222.required,parentSchema:schema222,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.name === undefined){
const err7 = {instancePath:instancePath+"/profile",schemaPath:"#/$defs/UserProfile/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema222.required,parentSchema:schema222,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.email !== undefined){
let data3 = data2.email;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/profile/email",schemaPath:"#/$defs/UserProfile/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema222.properties.email,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/profile/email",schemaPath:"#/$defs/UserProfile/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema222.properties.email.type,parentSchema:schema222.properties.email,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/profile/name",schemaPath:"#/$defs/UserProfile/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema222.properties.name.type,parentSchema:schema222.properties.name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/profile",schemaPath:"#/$defs/UserProfile/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema222.type,parentSchema:schema222,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.settings !== undefined){
let data5 = data.settings;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 100){
const err12 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/UserSettings/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema223,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/UserSettings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema223.type,parentSchema:schema223,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema221.type,parentSchema:schema221,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"userId":true,"role":true,"profile":true,"settings":true},"dynamicProps":false,"dynamicItems":false};

export const OrgUserList = validate166;
const schema224 = {"type":"object","x-question":"list.envelope","required":["users"],"properties":{"users":{"type":"array","items":{"$ref":"#/$defs/OrgUser"}}}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.users === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"},message:"must have required property '"+"users"+"'",schema:schema224.required,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate165(data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema224.properties.users.type,parentSchema:schema224.properties.users,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema224.type,parentSchema:schema224,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"users":true},"dynamicProps":false,"dynamicItems":false};

export const Organization = validate168;
const schema225 = {"type":"object","x-question":"org.form","required":["id","name","status","settings"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"status":{"type":"string"},"settings":{"type":"object","additionalProperties":true},"createdAt":{"type":"string","format":"date-time"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema225.required,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema225.required,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema225.required,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.settings === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema225.required,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.id.type,parentSchema:schema225.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.name.type,parentSchema:schema225.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.status.type,parentSchema:schema225.properties.status,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.settings !== undefined){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err7 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema225.properties.settings.type,parentSchema:schema225.properties.settings,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema225.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema225.properties.createdAt.type,parentSchema:schema225.properties.createdAt,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema225.type,parentSchema:schema225,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"id":true,"name":true,"status":true,"settings":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const PasswordForm = validate169;
const schema226 = {"type":"object","required":["username","password"],"x-assumed-keywords":{"required":"session.grant-default"},"properties":{"grantType":{"type":"string","enum":["password"],"x-question":"session.grant-default"},"username":{"type":"string"},"password":{"type":"string"}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema226.required,parentSchema:schema226,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema226.required,parentSchema:schema226,data};
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
const err2 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema226.properties.grantType.type,parentSchema:schema226.properties.grantType,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "password")){
const err3 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/enum",keyword:"enum",params:{allowedValues: schema226.properties.grantType.enum},message:"must be equal to one of the allowed values",schema:schema226.properties.grantType.enum,parentSchema:schema226.properties.grantType,data:data0};
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
const err4 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema226.properties.username.type,parentSchema:schema226.properties.username,data:data1};
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
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema226.properties.password.type,parentSchema:schema226.properties.password,data:data2};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema226.type,parentSchema:schema226,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"grantType":true,"username":true,"password":true},"dynamicProps":false,"dynamicItems":false};

export const PasswordResetInitiated = validate170;
const schema227 = {"type":"object","x-question":"user.reset-form","required":["message"],"properties":{"message":{"type":"string"}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema227.properties.message.type,parentSchema:schema227.properties.message,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema227.type,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const PasswordResetRequest = validate171;
const schema228 = {"type":"object","x-question":"user.reset-form","required":["resetToken","password"],"properties":{"resetToken":{"type":"string","writeOnly":true,"minLength":1,"maxLength":255},"password":{"type":"string","writeOnly":true,"minLength":8,"maxLength":128}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resetToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resetToken"},message:"must have required property '"+"resetToken"+"'",schema:schema228.required,parentSchema:schema228,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema228.required,parentSchema:schema228,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.resetToken !== undefined){
let data0 = data.resetToken;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err2 = {instancePath:instancePath+"/resetToken",schemaPath:"#/properties/resetToken/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema228.properties.resetToken,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/resetToken",schemaPath:"#/properties/resetToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema228.properties.resetToken,data:data0};
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
const err4 = {instancePath:instancePath+"/resetToken",schemaPath:"#/properties/resetToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema228.properties.resetToken.type,parentSchema:schema228.properties.resetToken,data:data0};
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
let data1 = data.password;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema228.properties.password,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 8){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema228.properties.password,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema228.properties.password.type,parentSchema:schema228.properties.password,data:data1};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema228.type,parentSchema:schema228,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"resetToken":true,"password":true},"dynamicProps":false,"dynamicItems":false};

export const PeopleFilterField = validate172;
const schema229 = {"type":"string","x-question":"search.filters","enum":["name","linkedin","email_address","education.school","country","location","employment_status","created_at","info_change_detected_at","title_change_detected_at","company_change_detected_at","title","level","function","started_at","ended_at","company.name","company.linkedin","company.domain","company.ticker","company.industry","company.country","company.type","position.title","position.level","position.function","position.started_at","position.ended_at","position.company.name","position.company.linkedin","position.company.domain","position.company.ticker","position.company.industry","position.company.country","position.company.type"]};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema229.type,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((data === "name") || (data === "linkedin")) || (data === "email_address")) || (data === "education.school")) || (data === "country")) || (data === "location")) || (data === "employment_status")) || (data === "created_at")) || (data === "info_change_detected_at")) || (data === "title_change_detected_at")) || (data === "company_change_detected_at")) || (data === "title")) || (data === "level")) || (data === "function")) || (data === "started_at")) || (data === "ended_at")) || (data === "company.name")) || (data === "company.linkedin")) || (data === "company.domain")) || (data === "company.ticker")) || (data === "company.industry")) || (data === "company.country")) || (data === "company.type")) || (data === "position.title")) || (data === "position.level")) || (data === "position.function")) || (data === "position.started_at")) || (data === "position.ended_at")) || (data === "position.company.name")) || (data === "position.company.linkedin")) || (data === "position.company.domain")) || (data === "position.company.ticker")) || (data === "position.company.industry")) || (data === "position.company.country")) || (data === "position.company.type"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema229.enum},message:"must be equal to one of the allowed values",schema:schema229.enum,parentSchema:schema229,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const PeopleFilterNode = validate173;
const schema230 = {"type":"object","x-question":"search.filters","allOf":[{"$ref":"#/$defs/FilterConditions"}],"properties":{"field":{"$ref":"#/$defs/PeopleFilterField"},"filters":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/$defs/PeopleFilterNode"}}}};
const wrapper1 = {validate: validate173};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
else {
var props0 = validate81.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.field = true;
props0.filters = true;
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/PeopleFilterField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema229.type,parentSchema:schema229,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((data0 === "name") || (data0 === "linkedin")) || (data0 === "email_address")) || (data0 === "education.school")) || (data0 === "country")) || (data0 === "location")) || (data0 === "employment_status")) || (data0 === "created_at")) || (data0 === "info_change_detected_at")) || (data0 === "title_change_detected_at")) || (data0 === "company_change_detected_at")) || (data0 === "title")) || (data0 === "level")) || (data0 === "function")) || (data0 === "started_at")) || (data0 === "ended_at")) || (data0 === "company.name")) || (data0 === "company.linkedin")) || (data0 === "company.domain")) || (data0 === "company.ticker")) || (data0 === "company.industry")) || (data0 === "company.country")) || (data0 === "company.type")) || (data0 === "position.title")) || (data0 === "position.level")) || (data0 === "position.function")) || (data0 === "position.started_at")) || (data0 === "position.ended_at")) || (data0 === "position.company.name")) || (data0 === "position.company.linkedin")) || (data0 === "position.company.domain")) || (data0 === "position.company.ticker")) || (data0 === "position.company.industry")) || (data0 === "position.company.country")) || (data0 === "position.company.type"))){
const err1 = {instancePath:instancePath+"/field",schemaPath:"#/$defs/PeopleFilterField/enum",keyword:"enum",params:{allowedValues: schema229.enum},message:"must be equal to one of the allowed values",schema:schema229.enum,parentSchema:schema229,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if(Array.isArray(data1)){
if(data1.length > 50){
const err2 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema230.properties.filters,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema230.properties.filters,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper1.validate(data1[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema230.properties.filters.type,parentSchema:schema230.properties.filters,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema230.type,parentSchema:schema230,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate173.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate173.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const PeopleFilters = validate175;
const schema232 = {"type":"array","x-question":"search.filters","maxItems":50,"items":{"$ref":"#/$defs/PeopleFilterNode"}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate173(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema232.type,parentSchema:schema232,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const Person = validate177;

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.id.type,parentSchema:schema130.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.created_at.type,parentSchema:schema130.properties.created_at,data:data1};
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
const err2 = {instancePath:instancePath+"/info_change_detected_at",schemaPath:"#/properties/info_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.info_change_detected_at.type,parentSchema:schema130.properties.info_change_detected_at,data:data2};
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
const err3 = {instancePath:instancePath+"/title_change_detected_at",schemaPath:"#/properties/title_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.title_change_detected_at.type,parentSchema:schema130.properties.title_change_detected_at,data:data3};
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
const err4 = {instancePath:instancePath+"/company_change_detected_at",schemaPath:"#/properties/company_change_detected_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.company_change_detected_at.type,parentSchema:schema130.properties.company_change_detected_at,data:data4};
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
if(!(validate86(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.jobs !== undefined){
let data6 = data.jobs;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate86(data6[i0], {instancePath:instancePath+"/jobs/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema130.properties.jobs.type,parentSchema:schema130.properties.jobs,data:data6};
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
if(!(validate53(data8[i1], {instancePath:instancePath+"/education/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema130.properties.education.type,parentSchema:schema130.properties.education,data:data8};
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
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.first_name.type,parentSchema:schema130.properties.first_name,data:data10};
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
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.last_name.type,parentSchema:schema130.properties.last_name,data:data11};
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
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.name.type,parentSchema:schema130.properties.name,data:data12};
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
const err10 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.linkedin.type,parentSchema:schema130.properties.linkedin,data:data13};
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
const err11 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.country.type,parentSchema:schema130.properties.country,data:data14};
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
const err12 = {instancePath:instancePath+"/connections",schemaPath:"#/properties/connections/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema130.properties.connections.type,parentSchema:schema130.properties.connections,data:data15};
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
const err13 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.location.type,parentSchema:schema130.properties.location,data:data16};
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
const err14 = {instancePath:instancePath+"/cell_phone_number",schemaPath:"#/properties/cell_phone_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.cell_phone_number.type,parentSchema:schema130.properties.cell_phone_number,data:data17};
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
if(!pattern4.test(data20)){
const err17 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/allOf/0/then/properties/postal_code/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\"",schema:"^\\d{5}$",parentSchema:schema86.allOf[0].then.properties.postal_code,data:data20};
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
const err18 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema86.allOf[0].if,parentSchema:schema86.allOf[0],data:data18};
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
const err19 = {instancePath:instancePath+"/location_details/country",schemaPath:"#/$defs/LocationDetails/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country.type,parentSchema:schema86.properties.country,data:data21};
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
if(!pattern5.test(data22)){
const err20 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"},message:"must match pattern \""+"^[A-Za-z]{2}$"+"\"",schema:"^[A-Za-z]{2}$",parentSchema:schema86.properties.country_code,data:data22};
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
const err21 = {instancePath:instancePath+"/location_details/country_code",schemaPath:"#/$defs/LocationDetails/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.country_code.type,parentSchema:schema86.properties.country_code,data:data22};
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
const err22 = {instancePath:instancePath+"/location_details/region",schemaPath:"#/$defs/LocationDetails/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region.type,parentSchema:schema86.properties.region,data:data23};
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
const err23 = {instancePath:instancePath+"/location_details/region_abbreviation",schemaPath:"#/$defs/LocationDetails/properties/region_abbreviation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.region_abbreviation.type,parentSchema:schema86.properties.region_abbreviation,data:data24};
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
const err24 = {instancePath:instancePath+"/location_details/locality",schemaPath:"#/$defs/LocationDetails/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.locality.type,parentSchema:schema86.properties.locality,data:data25};
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
const err25 = {instancePath:instancePath+"/location_details/county",schemaPath:"#/$defs/LocationDetails/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.county.type,parentSchema:schema86.properties.county,data:data26};
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
const err26 = {instancePath:instancePath+"/location_details/postal_code",schemaPath:"#/$defs/LocationDetails/properties/postal_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.postal_code.type,parentSchema:schema86.properties.postal_code,data:data27};
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
const err27 = {instancePath:instancePath+"/location_details/msa",schemaPath:"#/$defs/LocationDetails/properties/msa/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.msa.type,parentSchema:schema86.properties.msa,data:data28};
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
const err28 = {instancePath:instancePath+"/location_details/lat",schemaPath:"#/$defs/LocationDetails/properties/lat/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lat.type,parentSchema:schema86.properties.lat,data:data29};
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
const err29 = {instancePath:instancePath+"/location_details/lon",schemaPath:"#/$defs/LocationDetails/properties/lon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.lon.type,parentSchema:schema86.properties.lon,data:data30};
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
const err30 = {instancePath:instancePath+"/location_details/fips_code",schemaPath:"#/$defs/LocationDetails/properties/fips_code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.fips_code.type,parentSchema:schema86.properties.fips_code,data:data31};
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
const err31 = {instancePath:instancePath+"/location_details/raw",schemaPath:"#/$defs/LocationDetails/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.raw.type,parentSchema:schema86.properties.raw,data:data32};
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
const err32 = {instancePath:instancePath+"/location_details",schemaPath:"#/$defs/LocationDetails/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data:data18};
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
const err33 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.properties.employment_status.type,parentSchema:schema130.properties.employment_status,data:data33};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data33 === "employed") || (data33 === "unemployed")) || (data33 === "retired"))){
const err34 = {instancePath:instancePath+"/employment_status",schemaPath:"#/properties/employment_status/enum",keyword:"enum",params:{allowedValues: schema130.properties.employment_status.enum},message:"must be equal to one of the allowed values",schema:schema130.properties.employment_status.enum,parentSchema:schema130.properties.employment_status,data:data33};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"id":true,"created_at":true,"info_change_detected_at":true,"title_change_detected_at":true,"company_change_detected_at":true,"position":true,"jobs":true,"education":true,"first_name":true,"last_name":true,"name":true,"linkedin":true,"country":true,"connections":true,"location":true,"cell_phone_number":true,"location_details":true,"employment_status":true},"dynamicProps":false,"dynamicItems":false};

export const PreviewFindResponse = validate181;
const schema235 = {"type":"object","x-question":"preview.answer","properties":{"matches":{"type":"array","items":{"$ref":"#/$defs/PreviewMatch"}}}};
const schema236 = {"type":"object","x-question":"preview.answer","properties":{"found":{"type":"boolean"},"count":{"type":"integer","minimum":0},"people":{"type":"array","items":{"$ref":"#/$defs/PreviewPerson"}}}};
const schema237 = {"type":"object","x-question":"preview.answer","properties":{"id":{"type":"string"},"name":{"type":"string"}}};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.found !== undefined){
let data0 = data.found;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema236.properties.found.type,parentSchema:schema236.properties.found,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.count !== undefined){
let data1 = data.count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema236.properties.count.type,parentSchema:schema236.properties.count,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema236.properties.count,data:data1};
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
if(data.people !== undefined){
let data2 = data.people;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/people/" + i0+"/id",schemaPath:"#/$defs/PreviewPerson/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.id.type,parentSchema:schema237.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/people/" + i0+"/name",schemaPath:"#/$defs/PreviewPerson/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.name.type,parentSchema:schema237.properties.name,data:data5};
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
const err5 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/$defs/PreviewPerson/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema237.type,parentSchema:schema237,data:data3};
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
const err6 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema236.properties.people.type,parentSchema:schema236.properties.people,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema236.type,parentSchema:schema236,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"found":true,"count":true,"people":true},"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matches !== undefined){
let data0 = data.matches;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate182(data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema235.properties.matches.type,parentSchema:schema235.properties.matches,data:data0};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema235.type,parentSchema:schema235,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"matches":true},"dynamicProps":false,"dynamicItems":false};

export const PreviewMatch = validate184;

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.found !== undefined){
let data0 = data.found;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema236.properties.found.type,parentSchema:schema236.properties.found,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.count !== undefined){
let data1 = data.count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema236.properties.count.type,parentSchema:schema236.properties.count,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema236.properties.count,data:data1};
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
if(data.people !== undefined){
let data2 = data.people;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/people/" + i0+"/id",schemaPath:"#/$defs/PreviewPerson/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.id.type,parentSchema:schema237.properties.id,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 !== "string"){
const err4 = {instancePath:instancePath+"/people/" + i0+"/name",schemaPath:"#/$defs/PreviewPerson/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.name.type,parentSchema:schema237.properties.name,data:data5};
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
const err5 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/$defs/PreviewPerson/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema237.type,parentSchema:schema237,data:data3};
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
const err6 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema236.properties.people.type,parentSchema:schema236.properties.people,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema236.type,parentSchema:schema236,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"found":true,"count":true,"people":true},"dynamicProps":false,"dynamicItems":false};

export const PreviewPerson = validate185;

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.id.type,parentSchema:schema237.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.name.type,parentSchema:schema237.properties.name,data:data1};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema237.type,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"id":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const PreviewSearchResponse = validate186;
const schema241 = {"type":"object","x-question":"preview.answer","properties":{"count":{"type":"integer","minimum":0},"people":{"type":"array","items":{"$ref":"#/$defs/PreviewPerson"}}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema241.properties.count.type,parentSchema:schema241.properties.count,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema241.properties.count,data:data0};
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
if(data.people !== undefined){
let data1 = data.people;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/people/" + i0+"/id",schemaPath:"#/$defs/PreviewPerson/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.id.type,parentSchema:schema237.properties.id,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/people/" + i0+"/name",schemaPath:"#/$defs/PreviewPerson/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.name.type,parentSchema:schema237.properties.name,data:data4};
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
const err4 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/$defs/PreviewPerson/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema237.type,parentSchema:schema237,data:data2};
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
const err5 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema241.properties.people.type,parentSchema:schema241.properties.people,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema241.type,parentSchema:schema241,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"count":true,"people":true},"dynamicProps":false,"dynamicItems":false};

export const RegeneratedSecret = validate187;
const schema243 = {"type":"object","x-question":"sa.form","required":["clientId","clientSecret"],"properties":{"clientId":{"type":"string"},"clientSecret":{"type":"string"}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clientSecret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'",schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema243.properties.clientId.type,parentSchema:schema243.properties.clientId,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data1 = data.clientSecret;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema243.properties.clientSecret.type,parentSchema:schema243.properties.clientSecret,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema243.type,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"clientId":true,"clientSecret":true},"dynamicProps":false,"dynamicItems":false};

export const RemoveUserAccessRequest = validate188;
const schema244 = {"type":"object","x-question":"users.form","required":["userIds"],"properties":{"userIds":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":255}}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userIds"},message:"must have required property '"+"userIds"+"'",schema:schema244.required,parentSchema:schema244,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.userIds !== undefined){
let data0 = data.userIds;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema244.properties.userIds,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema244.properties.userIds,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err3 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/properties/userIds/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema244.properties.userIds.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/properties/userIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema244.properties.userIds.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/properties/userIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema244.properties.userIds.items.type,parentSchema:schema244.properties.userIds.items,data:data1};
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
const err6 = {instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema244.properties.userIds.type,parentSchema:schema244.properties.userIds,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema244.type,parentSchema:schema244,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"userIds":true},"dynamicProps":false,"dynamicItems":false};

export const RemovedUserAccess = validate189;
const schema245 = {"type":"object","x-question":"users.form","required":["userIds"],"properties":{"userIds":{"type":"array","items":{"type":"string"}},"failures":{"type":"array","items":{"$ref":"#/$defs/UserAccessFailure"}}}};
const schema246 = {"type":"object","x-question":"users.batch","required":["index","error","message"],"properties":{"index":{"type":"integer","minimum":0},"error":{"type":"string"},"message":{"type":"string"}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userIds"},message:"must have required property '"+"userIds"+"'",schema:schema245.required,parentSchema:schema245,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.userIds !== undefined){
let data0 = data.userIds;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/userIds/" + i0,schemaPath:"#/properties/userIds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema245.properties.userIds.items.type,parentSchema:schema245.properties.userIds.items,data:data1};
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
const err2 = {instancePath:instancePath+"/userIds",schemaPath:"#/properties/userIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema245.properties.userIds.type,parentSchema:schema245.properties.userIds,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.failures !== undefined){
let data2 = data.failures;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.index === undefined){
const err3 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema246.required,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.error === undefined){
const err4 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema246.required,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.message === undefined){
const err5 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema246.required,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.index !== undefined){
let data4 = data3.index;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/failures/" + i1+"/index",schemaPath:"#/$defs/UserAccessFailure/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema246.properties.index.type,parentSchema:schema246.properties.index,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/failures/" + i1+"/index",schemaPath:"#/$defs/UserAccessFailure/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema246.properties.index,data:data4};
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
if(data3.error !== undefined){
let data5 = data3.error;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/failures/" + i1+"/error",schemaPath:"#/$defs/UserAccessFailure/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema246.properties.error.type,parentSchema:schema246.properties.error,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.message !== undefined){
let data6 = data3.message;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/failures/" + i1+"/message",schemaPath:"#/$defs/UserAccessFailure/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema246.properties.message.type,parentSchema:schema246.properties.message,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema246.type,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema245.properties.failures.type,parentSchema:schema245.properties.failures,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema245.type,parentSchema:schema245,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"userIds":true,"failures":true},"dynamicProps":false,"dynamicItems":false};

export const Role = validate190;

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "viewer") || (data === "editor")) || (data === "admin"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values",schema:schema115.enum,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const SearchImportHistoryQuery = validate191;
const schema248 = {"type":"object","properties":{"from":{"type":"string","format":"date"},"to":{"type":"string","format":"date"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"offset":{"type":"integer","minimum":0,"default":0}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!(formats28.validate(data0))){
const err0 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema248.properties.from,data:data0};
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
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema248.properties.from.type,parentSchema:schema248.properties.from,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!(formats28.validate(data1))){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema248.properties.to,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema248.properties.to.type,parentSchema:schema248.properties.to,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema248.properties.limit.type,parentSchema:schema248.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema248.properties.limit,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema248.properties.limit,data:data2};
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
if(data.offset !== undefined){
let data3 = data.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema248.properties.offset.type,parentSchema:schema248.properties.offset,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema248.properties.offset,data:data3};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema248.type,parentSchema:schema248,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"from":true,"to":true,"limit":true,"offset":true},"dynamicProps":false,"dynamicItems":false};

export const SearchRequest = validate192;
const schema249 = {"type":"object","x-question":"people.form","properties":{"filters":{"$ref":"#/$defs/PeopleFilters"},"size":{"type":"integer","minimum":0,"maximum":100,"default":10},"sort_by":{"type":"string","pattern":"^[-+]?(id|name|connections|created_at|info_change_detected_at|title_change_detected_at|company_change_detected_at)$"},"return_fields":{"type":"array","maxItems":100,"items":{"type":"string","maxLength":200}},"pagination_token":{"type":"string","maxLength":4096}}};
const pattern48 = new RegExp("^[-+]?(id|name|connections|created_at|info_change_detected_at|title_change_detected_at|company_change_detected_at)$", "u");

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filters !== undefined){
if(!(validate175(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema249.properties.size.type,parentSchema:schema249.properties.size,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema249.properties.size,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema249.properties.size,data:data1};
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
if(data.sort_by !== undefined){
let data2 = data.sort_by;
if(typeof data2 === "string"){
if(!pattern48.test(data2)){
const err3 = {instancePath:instancePath+"/sort_by",schemaPath:"#/properties/sort_by/pattern",keyword:"pattern",params:{pattern: "^[-+]?(id|name|connections|created_at|info_change_detected_at|title_change_detected_at|company_change_detected_at)$"},message:"must match pattern \""+"^[-+]?(id|name|connections|created_at|info_change_detected_at|title_change_detected_at|company_change_detected_at)$"+"\"",schema:"^[-+]?(id|name|connections|created_at|info_change_detected_at|title_change_detected_at|company_change_detected_at)$",parentSchema:schema249.properties.sort_by,data:data2};
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
const err4 = {instancePath:instancePath+"/sort_by",schemaPath:"#/properties/sort_by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema249.properties.sort_by.type,parentSchema:schema249.properties.sort_by,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.return_fields !== undefined){
let data3 = data.return_fields;
if(Array.isArray(data3)){
if(data3.length > 100){
const err5 = {instancePath:instancePath+"/return_fields",schemaPath:"#/properties/return_fields/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema249.properties.return_fields,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err6 = {instancePath:instancePath+"/return_fields/" + i0,schemaPath:"#/properties/return_fields/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema249.properties.return_fields.items,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/return_fields/" + i0,schemaPath:"#/properties/return_fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema249.properties.return_fields.items.type,parentSchema:schema249.properties.return_fields.items,data:data4};
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
const err8 = {instancePath:instancePath+"/return_fields",schemaPath:"#/properties/return_fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema249.properties.return_fields.type,parentSchema:schema249.properties.return_fields,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pagination_token !== undefined){
let data5 = data.pagination_token;
if(typeof data5 === "string"){
if(func1(data5) > 4096){
const err9 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema249.properties.pagination_token,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema249.properties.pagination_token.type,parentSchema:schema249.properties.pagination_token,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema249.type,parentSchema:schema249,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"filters":true,"size":true,"sort_by":true,"return_fields":true,"pagination_token":true},"dynamicProps":false,"dynamicItems":false};

export const SearchResponse = validate194;
const schema250 = {"type":"object","x-question":"people.form","properties":{"people":{"type":"array","maxItems":100,"items":{"$ref":"#/$defs/Person"}},"count":{"type":"integer","minimum":0},"pagination_token":{"type":"string"}}};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.people !== undefined){
let data0 = data.people;
if(Array.isArray(data0)){
if(data0.length > 100){
const err0 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema250.properties.people,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate85(data0[i0], {instancePath:instancePath+"/people/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema250.properties.people.type,parentSchema:schema250.properties.people,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema250.properties.count.type,parentSchema:schema250.properties.count,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema250.properties.count,data:data2};
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
if(data.pagination_token !== undefined){
let data3 = data.pagination_token;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/pagination_token",schemaPath:"#/properties/pagination_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema250.properties.pagination_token.type,parentSchema:schema250.properties.pagination_token,data:data3};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema250.type,parentSchema:schema250,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"people":true,"count":true,"pagination_token":true},"dynamicProps":false,"dynamicItems":false};

export const ServiceAccount = validate196;
const schema251 = {"type":"object","x-question":"sa.form","required":["clientId","name","roles","createdBy"],"properties":{"clientId":{"type":"string"},"name":{"type":"string"},"roles":{"type":"array","items":{"$ref":"#/$defs/Role"}},"createdBy":{"type":"string"},"createdAt":{"type":"string","format":"date-time"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clientId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema251.required,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema251.required,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema251.required,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdBy === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'",schema:schema251.required,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.clientId.type,parentSchema:schema251.properties.clientId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.name.type,parentSchema:schema251.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.type,parentSchema:schema115,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "viewer") || (data3 === "editor")) || (data3 === "admin"))){
const err7 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values",schema:schema115.enum,parentSchema:schema115,data:data3};
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
const err8 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema251.properties.roles.type,parentSchema:schema251.properties.roles,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.createdBy !== undefined){
let data4 = data.createdBy;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.createdBy.type,parentSchema:schema251.properties.createdBy,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema251.properties.createdAt,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.createdAt.type,parentSchema:schema251.properties.createdAt,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema251.type,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"clientId":true,"name":true,"roles":true,"createdBy":true,"createdAt":true},"dynamicProps":false,"dynamicItems":false};

export const ServiceAccountList = validate197;
const schema253 = {"type":"object","x-question":"list.envelope","required":["serviceAccounts"],"properties":{"serviceAccounts":{"type":"array","items":{"$ref":"#/$defs/ServiceAccount"}}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serviceAccounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceAccounts"},message:"must have required property '"+"serviceAccounts"+"'",schema:schema253.required,parentSchema:schema253,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.serviceAccounts !== undefined){
let data0 = data.serviceAccounts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate196(data0[i0], {instancePath:instancePath+"/serviceAccounts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/serviceAccounts",schemaPath:"#/properties/serviceAccounts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema253.properties.serviceAccounts.type,parentSchema:schema253.properties.serviceAccounts,data:data0};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema253.type,parentSchema:schema253,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"serviceAccounts":true},"dynamicProps":false,"dynamicItems":false};

export const Session = validate199;
const schema254 = {"type":"object","required":["expiresAt"],"x-assumed-keywords":{"required":"session.expiry-name"},"allOf":[{"anyOf":[{"required":["accessToken"]},{"required":["access_token"]}]}],"properties":{"accessToken":{"type":"string"},"access_token":{"type":"string"},"expiresAt":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$"},"refreshToken":{"type":"string","x-question":"session.refresh-delivery"}}};
const pattern49 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$", "u");

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessToken === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "accessToken"},message:"must have required property '"+"accessToken"+"'",schema:schema254.allOf[0].anyOf[0].required,parentSchema:schema254.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.access_token === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "access_token"},message:"must have required property '"+"access_token"+"'",schema:schema254.allOf[0].anyOf[1].required,parentSchema:schema254.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema254.allOf[0].anyOf,parentSchema:schema254.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expiresAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'",schema:schema254.required,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.accessToken !== undefined){
let data0 = data.accessToken;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema254.properties.accessToken.type,parentSchema:schema254.properties.accessToken,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.access_token !== undefined){
let data1 = data.access_token;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema254.properties.access_token.type,parentSchema:schema254.properties.access_token,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
if(typeof data2 === "string"){
if(!pattern49.test(data2)){
const err6 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d+$",parentSchema:schema254.properties.expiresAt,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema254.properties.expiresAt.type,parentSchema:schema254.properties.expiresAt,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.refreshToken !== undefined){
let data3 = data.refreshToken;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema254.properties.refreshToken.type,parentSchema:schema254.properties.refreshToken,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema254.type,parentSchema:schema254,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"accessToken":true,"access_token":true,"expiresAt":true,"refreshToken":true},"dynamicProps":false,"dynamicItems":false};

export const SessionRequest = validate200;
const schema255 = {"type":"object","required":["grantType"],"x-assumed-keywords":{"required":"session.grant-default","allOf":"session.request-invalid"},"properties":{"grantType":{"type":"string","enum":["password","refreshToken","clientCredentials"]},"clientId":{"type":"string"},"clientSecret":{"type":"string"},"username":{"type":"string"},"password":{"type":"string"},"refreshToken":{"type":"string"}},"allOf":[{"if":{"required":["grantType"],"properties":{"grantType":{"const":"clientCredentials"}}},"then":{"required":["clientId","clientSecret"],"properties":{"clientId":{"minLength":1},"clientSecret":{"minLength":1}}}},{"if":{"required":["grantType"],"properties":{"grantType":{"const":"password"}}},"then":{"required":["username","password"],"properties":{"username":{"minLength":1},"password":{"minLength":1}}}}]};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
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
if((data.grantType === undefined) && (missing0 = "grantType")){
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
if(data.grantType !== undefined){
if("clientCredentials" !== data.grantType){
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
if(data.clientId === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'",schema:schema255.allOf[0].then.required,parentSchema:schema255.allOf[0].then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.clientSecret === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "clientSecret"},message:"must have required property '"+"clientSecret"+"'",schema:schema255.allOf[0].then.required,parentSchema:schema255.allOf[0].then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/clientId",schemaPath:"#/allOf/0/then/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema255.allOf[0].then.properties.clientId,data:data1};
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
if(data.clientSecret !== undefined){
let data2 = data.clientSecret;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/allOf/0/then/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema255.allOf[0].then.properties.clientSecret,data:data2};
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
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.clientId = true;
props0.clientSecret = true;
props0.grantType = true;
}
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema255.allOf[0].if,parentSchema:schema255.allOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.grantType === undefined) && (missing1 = "grantType")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.grantType !== undefined){
if("password" !== data.grantType){
const err8 = {};
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
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema255.allOf[1].then.required,parentSchema:schema255.allOf[1].then,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.password === undefined){
const err10 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema255.allOf[1].then.required,parentSchema:schema255.allOf[1].then,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.username !== undefined){
let data4 = data.username;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err11 = {instancePath:instancePath+"/username",schemaPath:"#/allOf/1/then/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema255.allOf[1].then.properties.username,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.password !== undefined){
let data5 = data.password;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err12 = {instancePath:instancePath+"/password",schemaPath:"#/allOf/1/then/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema255.allOf[1].then.properties.password,data:data5};
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
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.username = true;
props1.password = true;
props1.grantType = true;
}
}
if(!valid4){
const err13 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema255.allOf[1].if,parentSchema:schema255.allOf[1],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
if(data.grantType === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grantType"},message:"must have required property '"+"grantType"+"'",schema:schema255.required,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.grantType = true;
props0.clientId = true;
props0.clientSecret = true;
props0.username = true;
props0.password = true;
props0.refreshToken = true;
}
if(data.grantType !== undefined){
let data6 = data.grantType;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema255.properties.grantType.type,parentSchema:schema255.properties.grantType,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "password") || (data6 === "refreshToken")) || (data6 === "clientCredentials"))){
const err16 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/enum",keyword:"enum",params:{allowedValues: schema255.properties.grantType.enum},message:"must be equal to one of the allowed values",schema:schema255.properties.grantType.enum,parentSchema:schema255.properties.grantType,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.clientId !== undefined){
let data7 = data.clientId;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema255.properties.clientId.type,parentSchema:schema255.properties.clientId,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.clientSecret !== undefined){
let data8 = data.clientSecret;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema255.properties.clientSecret.type,parentSchema:schema255.properties.clientSecret,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.username !== undefined){
let data9 = data.username;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema255.properties.username.type,parentSchema:schema255.properties.username,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.password !== undefined){
let data10 = data.password;
if(typeof data10 !== "string"){
const err20 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema255.properties.password.type,parentSchema:schema255.properties.password,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.refreshToken !== undefined){
let data11 = data.refreshToken;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema255.properties.refreshToken.type,parentSchema:schema255.properties.refreshToken,data:data11};
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
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema255.type,parentSchema:schema255,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate200.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const Subscription = validate201;
const schema256 = {"type":"object","x-question":"billing.form","properties":{"id":{"type":"string"},"product":{"type":"string"},"status":{"type":"string","enum":["active","expired"]},"starts_at":{"type":"string","format":"date-time"},"ends_at":{"type":"string","format":"date-time"},"limits":{"type":"object","properties":{"credits_per_period":{"type":"integer","minimum":0}}}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.id.type,parentSchema:schema256.properties.id,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.product !== undefined){
let data1 = data.product;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.product.type,parentSchema:schema256.properties.product,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.status.type,parentSchema:schema256.properties.status,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data2 === "active") || (data2 === "expired"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema256.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema256.properties.status.enum,parentSchema:schema256.properties.status,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.starts_at !== undefined){
let data3 = data.starts_at;
if(typeof data3 === "string"){
if(!(formats2.validate(data3))){
const err4 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema256.properties.starts_at,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.starts_at.type,parentSchema:schema256.properties.starts_at,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ends_at !== undefined){
let data4 = data.ends_at;
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err6 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema256.properties.ends_at,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.ends_at.type,parentSchema:schema256.properties.ends_at,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.limits !== undefined){
let data5 = data.limits;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.credits_per_period !== undefined){
let data6 = data5.credits_per_period;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/limits/credits_per_period",schemaPath:"#/properties/limits/properties/credits_per_period/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema256.properties.limits.properties.credits_per_period.type,parentSchema:schema256.properties.limits.properties.credits_per_period,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/limits/credits_per_period",schemaPath:"#/properties/limits/properties/credits_per_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema256.properties.limits.properties.credits_per_period,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema256.properties.limits.type,parentSchema:schema256.properties.limits,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema256.type,parentSchema:schema256,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"id":true,"product":true,"status":true,"starts_at":true,"ends_at":true,"limits":true},"dynamicProps":false,"dynamicItems":false};

export const SubscriptionList = validate202;
const schema257 = {"type":"object","x-question":"billing.form","properties":{"subscriptions":{"type":"array","items":{"$ref":"#/$defs/Subscription"}}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subscriptions !== undefined){
let data0 = data.subscriptions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/subscriptions/" + i0+"/id",schemaPath:"#/$defs/Subscription/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.id.type,parentSchema:schema256.properties.id,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.product !== undefined){
let data3 = data1.product;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/subscriptions/" + i0+"/product",schemaPath:"#/$defs/Subscription/properties/product/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.product.type,parentSchema:schema256.properties.product,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.status !== undefined){
let data4 = data1.status;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/subscriptions/" + i0+"/status",schemaPath:"#/$defs/Subscription/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.status.type,parentSchema:schema256.properties.status,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data4 === "active") || (data4 === "expired"))){
const err3 = {instancePath:instancePath+"/subscriptions/" + i0+"/status",schemaPath:"#/$defs/Subscription/properties/status/enum",keyword:"enum",params:{allowedValues: schema256.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema256.properties.status.enum,parentSchema:schema256.properties.status,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.starts_at !== undefined){
let data5 = data1.starts_at;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err4 = {instancePath:instancePath+"/subscriptions/" + i0+"/starts_at",schemaPath:"#/$defs/Subscription/properties/starts_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema256.properties.starts_at,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/subscriptions/" + i0+"/starts_at",schemaPath:"#/$defs/Subscription/properties/starts_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.starts_at.type,parentSchema:schema256.properties.starts_at,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.ends_at !== undefined){
let data6 = data1.ends_at;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err6 = {instancePath:instancePath+"/subscriptions/" + i0+"/ends_at",schemaPath:"#/$defs/Subscription/properties/ends_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema256.properties.ends_at,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/subscriptions/" + i0+"/ends_at",schemaPath:"#/$defs/Subscription/properties/ends_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema256.properties.ends_at.type,parentSchema:schema256.properties.ends_at,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.limits !== undefined){
let data7 = data1.limits;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.credits_per_period !== undefined){
let data8 = data7.credits_per_period;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err8 = {instancePath:instancePath+"/subscriptions/" + i0+"/limits/credits_per_period",schemaPath:"#/$defs/Subscription/properties/limits/properties/credits_per_period/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema256.properties.limits.properties.credits_per_period.type,parentSchema:schema256.properties.limits.properties.credits_per_period,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err9 = {instancePath:instancePath+"/subscriptions/" + i0+"/limits/credits_per_period",schemaPath:"#/$defs/Subscription/properties/limits/properties/credits_per_period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema256.properties.limits.properties.credits_per_period,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/subscriptions/" + i0+"/limits",schemaPath:"#/$defs/Subscription/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema256.properties.limits.type,parentSchema:schema256.properties.limits,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/subscriptions/" + i0,schemaPath:"#/$defs/Subscription/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema256.type,parentSchema:schema256,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema257.properties.subscriptions.type,parentSchema:schema257.properties.subscriptions,data:data0};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema257.type,parentSchema:schema257,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"subscriptions":true},"dynamicProps":false,"dynamicItems":false};

export const TrackableField = validate203;
const schema259 = {"type":"string","x-question":"tracked.form","enum":["name","linkedin","country","location","employment_status","title","level","function","company.id","company.name","company.domain","email_address","email_status"]};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema259.type,parentSchema:schema259,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((data === "name") || (data === "linkedin")) || (data === "country")) || (data === "location")) || (data === "employment_status")) || (data === "title")) || (data === "level")) || (data === "function")) || (data === "company.id")) || (data === "company.name")) || (data === "company.domain")) || (data === "email_address")) || (data === "email_status"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema259.enum},message:"must be equal to one of the allowed values",schema:schema259.enum,parentSchema:schema259,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const TrackedFields = validate204;
const schema260 = {"type":"object","x-question":"tracked.form","required":["fields"],"properties":{"version":{"type":["integer","string"],"minimum":1},"fields":{"type":"array","items":{"$ref":"#/$defs/TrackableField"}},"created_at":{"type":"string","format":"date-time"},"effective_at":{"type":"string","format":"date-time"},"deleted_at":{"type":"string","format":"date-time"}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema260.required,parentSchema:schema260,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: schema260.properties.version.type},message:"must be integer,string",schema:schema260.properties.version.type,parentSchema:schema260.properties.version,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema260.properties.version,data:data0};
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
if(data.fields !== undefined){
let data1 = data.fields;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/TrackableField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema259.type,parentSchema:schema259,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((data2 === "name") || (data2 === "linkedin")) || (data2 === "country")) || (data2 === "location")) || (data2 === "employment_status")) || (data2 === "title")) || (data2 === "level")) || (data2 === "function")) || (data2 === "company.id")) || (data2 === "company.name")) || (data2 === "company.domain")) || (data2 === "email_address")) || (data2 === "email_status"))){
const err4 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/TrackableField/enum",keyword:"enum",params:{allowedValues: schema259.enum},message:"must be equal to one of the allowed values",schema:schema259.enum,parentSchema:schema259,data:data2};
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
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema260.properties.fields.type,parentSchema:schema260.properties.fields,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(formats2.validate(data3))){
const err6 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema260.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema260.properties.created_at.type,parentSchema:schema260.properties.created_at,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.effective_at !== undefined){
let data4 = data.effective_at;
if(typeof data4 === "string"){
if(!(formats2.validate(data4))){
const err8 = {instancePath:instancePath+"/effective_at",schemaPath:"#/properties/effective_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema260.properties.effective_at,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/effective_at",schemaPath:"#/properties/effective_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema260.properties.effective_at.type,parentSchema:schema260.properties.effective_at,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.deleted_at !== undefined){
let data5 = data.deleted_at;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err10 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema260.properties.deleted_at,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/deleted_at",schemaPath:"#/properties/deleted_at/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema260.properties.deleted_at.type,parentSchema:schema260.properties.deleted_at,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema260.type,parentSchema:schema260,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"version":true,"fields":true,"created_at":true,"effective_at":true,"deleted_at":true},"dynamicProps":false,"dynamicItems":false};

export const TrackedFieldsPage = validate205;
const schema262 = {"type":"object","x-question":"list.envelope","required":["versions","total","limit","offset"],"properties":{"versions":{"type":"array","items":{"$ref":"#/$defs/TrackedFields"}},"total":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":0},"offset":{"type":"integer","minimum":0}}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.offset === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.versions !== undefined){
let data0 = data.versions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate204(data0[i0], {instancePath:instancePath+"/versions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema262.properties.versions.type,parentSchema:schema262.properties.versions,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema262.properties.total.type,parentSchema:schema262.properties.total,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema262.properties.total,data:data2};
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
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema262.properties.limit.type,parentSchema:schema262.properties.limit,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema262.properties.limit,data:data3};
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
if(data.offset !== undefined){
let data4 = data.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema262.properties.offset.type,parentSchema:schema262.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema262.properties.offset,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema262.type,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"versions":true,"total":true,"limit":true,"offset":true},"dynamicProps":false,"dynamicItems":false};

export const UltimateParentCompany = validate207;

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
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
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data0};
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
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data1};
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
const err2 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.linkedin.type,parentSchema:schema44.properties.linkedin,data:data2};
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
const err3 = {instancePath:instancePath+"/ticker",schemaPath:"#/properties/ticker/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.ticker.type,parentSchema:schema44.properties.ticker,data:data3};
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
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.domain.type,parentSchema:schema44.properties.domain,data:data4};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"id":true,"name":true,"linkedin":true,"ticker":true,"domain":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateApiKeyRequest = validate208;
const schema264 = {"type":"object","x-question":"apikey.form","allOf":[{"anyOf":[{"required":["name"]},{"required":["description"]}]}],"properties":{"name":{"type":"string","minLength":1,"maxLength":255,"pattern":"\\S"},"description":{"type":"string","maxLength":1000}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema264.allOf[0].anyOf[0].required,parentSchema:schema264.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema264.allOf[0].anyOf[1].required,parentSchema:schema264.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema264.allOf[0].anyOf,parentSchema:schema264.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema264.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema264.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern9.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema264.properties.name,data:data0};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema264.properties.name.type,parentSchema:schema264.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema264.properties.description,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema264.properties.description.type,parentSchema:schema264.properties.description,data:data1};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema264.type,parentSchema:schema264,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateLedgerRequest = validate209;
const schema265 = {"type":"object","x-question":"ledger.form","allOf":[{"anyOf":[{"required":["name"]},{"required":["description"]}]}],"properties":{"name":{"$ref":"#/$defs/LedgerName"},"description":{"$ref":"#/$defs/LedgerDescription"}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema265.allOf[0].anyOf[0].required,parentSchema:schema265.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema265.allOf[0].anyOf[1].required,parentSchema:schema265.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema265.allOf[0].anyOf,parentSchema:schema265.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema112,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema112,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern9.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema112,data:data0};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/LedgerName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema112.type,parentSchema:schema112,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/LedgerDescription/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema113,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/$defs/LedgerDescription/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema113.type,parentSchema:schema113,data:data1};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema265.type,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateOrganizationRequest = validate210;
const schema268 = {"type":"object","x-question":"org.form","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255,"pattern":"\\S"}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema268.required,parentSchema:schema268,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema268.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema268.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern9.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema268.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema268.properties.name.type,parentSchema:schema268.properties.name,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema268.type,parentSchema:schema268,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"name":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateServiceAccountRolesRequest = validate211;
const schema269 = {"type":"object","x-question":"sa.form","required":["roles"],"properties":{"roles":{"type":"array","minItems":1,"maxItems":10,"items":{"$ref":"#/$defs/Role"}}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.roles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema269.required,parentSchema:schema269,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles !== undefined){
let data0 = data.roles;
if(Array.isArray(data0)){
if(data0.length > 10){
const err1 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema269.properties.roles,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema269.properties.roles,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.type,parentSchema:schema115,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data1 === "viewer") || (data1 === "editor")) || (data1 === "admin"))){
const err4 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/$defs/Role/enum",keyword:"enum",params:{allowedValues: schema115.enum},message:"must be equal to one of the allowed values",schema:schema115.enum,parentSchema:schema115,data:data1};
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
const err5 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema269.properties.roles.type,parentSchema:schema269.properties.roles,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema269.type,parentSchema:schema269,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"roles":true},"dynamicProps":false,"dynamicItems":false};

export const UpdateTrackedFieldsRequest = validate212;
const schema271 = {"type":"object","x-question":"tracked.form","required":["fields"],"properties":{"fields":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/TrackableField"}}}};
const func0 = require("ajv/dist/runtime/equal").default;

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema271.required,parentSchema:schema271,data};
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
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema271.properties.fields,data:data0};
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
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/TrackableField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema259.type,parentSchema:schema259,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((((data1 === "name") || (data1 === "linkedin")) || (data1 === "country")) || (data1 === "location")) || (data1 === "employment_status")) || (data1 === "title")) || (data1 === "level")) || (data1 === "function")) || (data1 === "company.id")) || (data1 === "company.name")) || (data1 === "company.domain")) || (data1 === "email_address")) || (data1 === "email_status"))){
const err3 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/TrackableField/enum",keyword:"enum",params:{allowedValues: schema259.enum},message:"must be equal to one of the allowed values",schema:schema259.enum,parentSchema:schema259,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema271.properties.fields,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema271.properties.fields.type,parentSchema:schema271.properties.fields,data:data0};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema271.type,parentSchema:schema271,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"fields":true},"dynamicProps":false,"dynamicItems":false};

export const Usage = validate213;
const schema273 = {"type":"object","x-question":"billing.form","properties":{"period_start":{"type":"string","format":"date-time"},"period_end":{"type":"string","format":"date-time"},"group_by":{"type":"string","enum":["org","principal"]},"records":{"type":"array","items":{"$ref":"#/$defs/UsageRecord"}}}};
const schema274 = {"type":"object","x-question":"billing.form","properties":{"period_start":{"type":"string","format":"date-time"},"period_end":{"type":"string","format":"date-time"},"principal":{"type":"string"},"operation":{"type":"string"},"requests":{"type":"integer","minimum":0},"credits_used":{"type":"integer","minimum":0},"limit":{"type":"integer"}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period_start !== undefined){
let data0 = data.period_start;
if(typeof data0 === "string"){
if(!(formats2.validate(data0))){
const err0 = {instancePath:instancePath+"/period_start",schemaPath:"#/properties/period_start/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema273.properties.period_start,data:data0};
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
const err1 = {instancePath:instancePath+"/period_start",schemaPath:"#/properties/period_start/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema273.properties.period_start.type,parentSchema:schema273.properties.period_start,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.period_end !== undefined){
let data1 = data.period_end;
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
const err2 = {instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_end/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema273.properties.period_end,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_end/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema273.properties.period_end.type,parentSchema:schema273.properties.period_end,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.group_by !== undefined){
let data2 = data.group_by;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema273.properties.group_by.type,parentSchema:schema273.properties.group_by,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "org") || (data2 === "principal"))){
const err5 = {instancePath:instancePath+"/group_by",schemaPath:"#/properties/group_by/enum",keyword:"enum",params:{allowedValues: schema273.properties.group_by.enum},message:"must be equal to one of the allowed values",schema:schema273.properties.group_by.enum,parentSchema:schema273.properties.group_by,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.records !== undefined){
let data3 = data.records;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.period_start !== undefined){
let data5 = data4.period_start;
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
const err6 = {instancePath:instancePath+"/records/" + i0+"/period_start",schemaPath:"#/$defs/UsageRecord/properties/period_start/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema274.properties.period_start,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/records/" + i0+"/period_start",schemaPath:"#/$defs/UsageRecord/properties/period_start/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.period_start.type,parentSchema:schema274.properties.period_start,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.period_end !== undefined){
let data6 = data4.period_end;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err8 = {instancePath:instancePath+"/records/" + i0+"/period_end",schemaPath:"#/$defs/UsageRecord/properties/period_end/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema274.properties.period_end,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/records/" + i0+"/period_end",schemaPath:"#/$defs/UsageRecord/properties/period_end/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.period_end.type,parentSchema:schema274.properties.period_end,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.principal !== undefined){
let data7 = data4.principal;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/records/" + i0+"/principal",schemaPath:"#/$defs/UsageRecord/properties/principal/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.principal.type,parentSchema:schema274.properties.principal,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.operation !== undefined){
let data8 = data4.operation;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/records/" + i0+"/operation",schemaPath:"#/$defs/UsageRecord/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.operation.type,parentSchema:schema274.properties.operation,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.requests !== undefined){
let data9 = data4.requests;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/records/" + i0+"/requests",schemaPath:"#/$defs/UsageRecord/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema274.properties.requests.type,parentSchema:schema274.properties.requests,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/requests",schemaPath:"#/$defs/UsageRecord/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema274.properties.requests,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data4.credits_used !== undefined){
let data10 = data4.credits_used;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/credits_used",schemaPath:"#/$defs/UsageRecord/properties/credits_used/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema274.properties.credits_used.type,parentSchema:schema274.properties.credits_used,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/records/" + i0+"/credits_used",schemaPath:"#/$defs/UsageRecord/properties/credits_used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema274.properties.credits_used,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data4.limit !== undefined){
let data11 = data4.limit;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err16 = {instancePath:instancePath+"/records/" + i0+"/limit",schemaPath:"#/$defs/UsageRecord/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema274.properties.limit.type,parentSchema:schema274.properties.limit,data:data11};
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
const err17 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/$defs/UsageRecord/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema274.type,parentSchema:schema274,data:data4};
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
else {
const err18 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema273.properties.records.type,parentSchema:schema273.properties.records,data:data3};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema273.type,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"period_start":true,"period_end":true,"group_by":true,"records":true},"dynamicProps":false,"dynamicItems":false};

export const UsageRecord = validate214;

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period_start !== undefined){
let data0 = data.period_start;
if(typeof data0 === "string"){
if(!(formats2.validate(data0))){
const err0 = {instancePath:instancePath+"/period_start",schemaPath:"#/properties/period_start/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema274.properties.period_start,data:data0};
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
const err1 = {instancePath:instancePath+"/period_start",schemaPath:"#/properties/period_start/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.period_start.type,parentSchema:schema274.properties.period_start,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.period_end !== undefined){
let data1 = data.period_end;
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
const err2 = {instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_end/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema274.properties.period_end,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/period_end",schemaPath:"#/properties/period_end/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.period_end.type,parentSchema:schema274.properties.period_end,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.principal !== undefined){
let data2 = data.principal;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/principal",schemaPath:"#/properties/principal/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.principal.type,parentSchema:schema274.properties.principal,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operation !== undefined){
let data3 = data.operation;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.properties.operation.type,parentSchema:schema274.properties.operation,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.requests !== undefined){
let data4 = data.requests;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema274.properties.requests.type,parentSchema:schema274.properties.requests,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema274.properties.requests,data:data4};
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
if(data.credits_used !== undefined){
let data5 = data.credits_used;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/credits_used",schemaPath:"#/properties/credits_used/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema274.properties.credits_used.type,parentSchema:schema274.properties.credits_used,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/credits_used",schemaPath:"#/properties/credits_used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema274.properties.credits_used,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data6 = data.limit;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema274.properties.limit.type,parentSchema:schema274.properties.limit,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema274.type,parentSchema:schema274,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"period_start":true,"period_end":true,"principal":true,"operation":true,"requests":true,"credits_used":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const User = validate215;
const schema276 = {"type":"object","x-question":"user.form","required":["userId","profile","status","metadata"],"properties":{"userId":{"type":"string"},"profile":{"$ref":"#/$defs/UserProfile"},"status":{"type":"string","enum":["active"]},"metadata":{"type":"object","required":["createdAt"],"properties":{"createdAt":{"type":"string","format":"date-time"}}}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema276.required,parentSchema:schema276,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.profile === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'",schema:schema276.required,parentSchema:schema276,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema276.required,parentSchema:schema276,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.metadata === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'",schema:schema276.required,parentSchema:schema276,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema276.properties.userId.type,parentSchema:schema276.properties.userId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.profile !== undefined){
let data1 = data.profile;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.email === undefined){
const err5 = {instancePath:instancePath+"/profile",schemaPath:"#/$defs/UserProfile/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema222.required,parentSchema:schema222,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/profile",schemaPath:"#/$defs/UserProfile/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema222.required,parentSchema:schema222,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.email !== undefined){
let data2 = data1.email;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/profile/email",schemaPath:"#/$defs/UserProfile/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema222.properties.email,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/profile/email",schemaPath:"#/$defs/UserProfile/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema222.properties.email.type,parentSchema:schema222.properties.email,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/profile/name",schemaPath:"#/$defs/UserProfile/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema222.properties.name.type,parentSchema:schema222.properties.name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/profile",schemaPath:"#/$defs/UserProfile/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema222.type,parentSchema:schema222,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema276.properties.status.type,parentSchema:schema276.properties.status,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data4 === "active")){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema276.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema276.properties.status.enum,parentSchema:schema276.properties.status,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.createdAt === undefined){
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema276.properties.metadata.required,parentSchema:schema276.properties.metadata,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.createdAt !== undefined){
let data6 = data5.createdAt;
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
const err14 = {instancePath:instancePath+"/metadata/createdAt",schemaPath:"#/properties/metadata/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema276.properties.metadata.properties.createdAt,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/metadata/createdAt",schemaPath:"#/properties/metadata/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema276.properties.metadata.properties.createdAt.type,parentSchema:schema276.properties.metadata.properties.createdAt,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema276.properties.metadata.type,parentSchema:schema276.properties.metadata,data:data5};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema276.type,parentSchema:schema276,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"userId":true,"profile":true,"status":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const UserAccessChanges = validate216;
const schema278 = {"type":"object","x-question":"users.form","required":["users"],"properties":{"users":{"type":"array","items":{"$ref":"#/$defs/OrgUser"}},"failures":{"type":"array","items":{"$ref":"#/$defs/UserAccessFailure"}}}};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.users === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"},message:"must have required property '"+"users"+"'",schema:schema278.required,parentSchema:schema278,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.users !== undefined){
let data0 = data.users;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate165(data0[i0], {instancePath:instancePath+"/users/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema278.properties.users.type,parentSchema:schema278.properties.users,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.failures !== undefined){
let data2 = data.failures;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.index === undefined){
const err2 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema246.required,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.error === undefined){
const err3 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema246.required,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.message === undefined){
const err4 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema246.required,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.index !== undefined){
let data4 = data3.index;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err5 = {instancePath:instancePath+"/failures/" + i1+"/index",schemaPath:"#/$defs/UserAccessFailure/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema246.properties.index.type,parentSchema:schema246.properties.index,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/failures/" + i1+"/index",schemaPath:"#/$defs/UserAccessFailure/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema246.properties.index,data:data4};
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
if(data3.error !== undefined){
let data5 = data3.error;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/failures/" + i1+"/error",schemaPath:"#/$defs/UserAccessFailure/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema246.properties.error.type,parentSchema:schema246.properties.error,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.message !== undefined){
let data6 = data3.message;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/failures/" + i1+"/message",schemaPath:"#/$defs/UserAccessFailure/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema246.properties.message.type,parentSchema:schema246.properties.message,data:data6};
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
const err9 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/$defs/UserAccessFailure/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema246.type,parentSchema:schema246,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema278.properties.failures.type,parentSchema:schema278.properties.failures,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema278.type,parentSchema:schema278,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"users":true,"failures":true},"dynamicProps":false,"dynamicItems":false};

export const UserAccessFailure = validate218;

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.index === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'",schema:schema246.required,parentSchema:schema246,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema246.required,parentSchema:schema246,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema246.required,parentSchema:schema246,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.index !== undefined){
let data0 = data.index;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema246.properties.index.type,parentSchema:schema246.properties.index,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema246.properties.index,data:data0};
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
if(data.error !== undefined){
let data1 = data.error;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema246.properties.error.type,parentSchema:schema246.properties.error,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema246.properties.message.type,parentSchema:schema246.properties.message,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema246.type,parentSchema:schema246,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"index":true,"error":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const UserAccessRequest = validate219;
const schema281 = {"type":"array","x-question":"users.form","minItems":1,"maxItems":1000,"items":{"$ref":"#/$defs/UserRolePair"}};
const schema282 = {"type":"object","x-question":"users.form","required":["role"],"allOf":[{"anyOf":[{"required":["userId"]},{"required":["email"]}]}],"properties":{"userId":{"type":"string","minLength":1,"maxLength":255},"email":{"type":"string","format":"email","maxLength":255},"role":{"type":"string","enum":["viewer","editor","admin"]},"settings":{"$ref":"#/$defs/UserSettings"}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema282.allOf[0].anyOf[0].required,parentSchema:schema282.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema282.allOf[0].anyOf[1].required,parentSchema:schema282.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema282.allOf[0].anyOf,parentSchema:schema282.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema282.required,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err4 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema282.properties.userId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema282.properties.userId,data:data0};
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
const err6 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.userId.type,parentSchema:schema282.properties.userId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema282.properties.email,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.test(data1))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema282.properties.email,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.email.type,parentSchema:schema282.properties.email,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.role.type,parentSchema:schema282.properties.role,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "viewer") || (data2 === "editor")) || (data2 === "admin"))){
const err11 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema282.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema282.properties.role.enum,parentSchema:schema282.properties.role,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.settings !== undefined){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
const err12 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/UserSettings/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema223,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/UserSettings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema223.type,parentSchema:schema223,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema282.type,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"userId":true,"email":true,"role":true,"settings":true},"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema281,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema281,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate220(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema281.type,parentSchema:schema281,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const UserProfile = validate222;

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema222.required,parentSchema:schema222,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema222.required,parentSchema:schema222,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema222.properties.email,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema222.properties.email.type,parentSchema:schema222.properties.email,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema222.properties.name.type,parentSchema:schema222.properties.name,data:data1};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema222.type,parentSchema:schema222,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"email":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const UserRolePair = validate223;

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema282.allOf[0].anyOf[0].required,parentSchema:schema282.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema282.allOf[0].anyOf[1].required,parentSchema:schema282.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema282.allOf[0].anyOf,parentSchema:schema282.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema282.required,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err4 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema282.properties.userId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema282.properties.userId,data:data0};
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
const err6 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.userId.type,parentSchema:schema282.properties.userId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema282.properties.email,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.test(data1))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema282.properties.email,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.email.type,parentSchema:schema282.properties.email,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.role.type,parentSchema:schema282.properties.role,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "viewer") || (data2 === "editor")) || (data2 === "admin"))){
const err11 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema282.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema282.properties.role.enum,parentSchema:schema282.properties.role,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.settings !== undefined){
let data3 = data.settings;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
const err12 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/UserSettings/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema223,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/settings",schemaPath:"#/$defs/UserSettings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema223.type,parentSchema:schema223,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema282.type,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"userId":true,"email":true,"role":true,"settings":true},"dynamicProps":false,"dynamicItems":false};

export const UserSettings = validate224;

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema223,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema223.type,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const VerifyQuery = validate225;
const schema288 = {"type":"object","x-question":"people.form","required":["linkedin"],"properties":{"linkedin":{"type":"string","minLength":1,"maxLength":1024},"company_name":{"type":"string","minLength":1,"maxLength":1024},"company_linkedin":{"type":"string","minLength":1,"maxLength":1024}},"allOf":[{"anyOf":[{"required":["company_name"]},{"required":["company_linkedin"]}]}]};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_name === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "company_name"},message:"must have required property '"+"company_name"+"'",schema:schema288.allOf[0].anyOf[0].required,parentSchema:schema288.allOf[0].anyOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_linkedin === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "company_linkedin"},message:"must have required property '"+"company_linkedin"+"'",schema:schema288.allOf[0].anyOf[1].required,parentSchema:schema288.allOf[0].anyOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema288.allOf[0].anyOf,parentSchema:schema288.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.linkedin === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedin"},message:"must have required property '"+"linkedin"+"'",schema:schema288.required,parentSchema:schema288,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.linkedin !== undefined){
let data0 = data.linkedin;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err4 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema288.properties.linkedin,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema288.properties.linkedin,data:data0};
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
const err6 = {instancePath:instancePath+"/linkedin",schemaPath:"#/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema288.properties.linkedin.type,parentSchema:schema288.properties.linkedin,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.company_name !== undefined){
let data1 = data.company_name;
if(typeof data1 === "string"){
if(func1(data1) > 1024){
const err7 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema288.properties.company_name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema288.properties.company_name,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema288.properties.company_name.type,parentSchema:schema288.properties.company_name,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.company_linkedin !== undefined){
let data2 = data.company_linkedin;
if(typeof data2 === "string"){
if(func1(data2) > 1024){
const err10 = {instancePath:instancePath+"/company_linkedin",schemaPath:"#/properties/company_linkedin/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema288.properties.company_linkedin,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/company_linkedin",schemaPath:"#/properties/company_linkedin/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema288.properties.company_linkedin,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/company_linkedin",schemaPath:"#/properties/company_linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema288.properties.company_linkedin.type,parentSchema:schema288.properties.company_linkedin,data:data2};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema288.type,parentSchema:schema288,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"linkedin":true,"company_name":true,"company_linkedin":true},"dynamicProps":false,"dynamicItems":false};

export const VerifyRequest = validate226;
const schema289 = {"type":"object","x-question":"people.form","required":["queries"],"properties":{"queries":{"type":"array","maxItems":100,"x-assumed-keywords":{"maxItems":"verify.limit"},"items":{"$ref":"#/$defs/VerifyQuery"}}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queries"},message:"must have required property '"+"queries"+"'",schema:schema289.required,parentSchema:schema289,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.queries !== undefined){
let data0 = data.queries;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema289.properties.queries,data:data0};
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
let data1 = data0[i0];
const _errs7 = errors;
let valid5 = false;
const _errs8 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.company_name === undefined){
const err2 = {instancePath:instancePath+"/queries/" + i0,schemaPath:"#/$defs/VerifyQuery/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "company_name"},message:"must have required property '"+"company_name"+"'",schema:schema288.allOf[0].anyOf[0].required,parentSchema:schema288.allOf[0].anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid5 = valid5 || _valid0;
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.company_linkedin === undefined){
const err3 = {instancePath:instancePath+"/queries/" + i0,schemaPath:"#/$defs/VerifyQuery/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "company_linkedin"},message:"must have required property '"+"company_linkedin"+"'",schema:schema288.allOf[0].anyOf[1].required,parentSchema:schema288.allOf[0].anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err4 = {instancePath:instancePath+"/queries/" + i0,schemaPath:"#/$defs/VerifyQuery/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema288.allOf[0].anyOf,parentSchema:schema288.allOf[0],data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.linkedin === undefined){
const err5 = {instancePath:instancePath+"/queries/" + i0,schemaPath:"#/$defs/VerifyQuery/required",keyword:"required",params:{missingProperty: "linkedin"},message:"must have required property '"+"linkedin"+"'",schema:schema288.required,parentSchema:schema288,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.linkedin !== undefined){
let data2 = data1.linkedin;
if(typeof data2 === "string"){
if(func1(data2) > 1024){
const err6 = {instancePath:instancePath+"/queries/" + i0+"/linkedin",schemaPath:"#/$defs/VerifyQuery/properties/linkedin/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema288.properties.linkedin,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/queries/" + i0+"/linkedin",schemaPath:"#/$defs/VerifyQuery/properties/linkedin/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema288.properties.linkedin,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/queries/" + i0+"/linkedin",schemaPath:"#/$defs/VerifyQuery/properties/linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema288.properties.linkedin.type,parentSchema:schema288.properties.linkedin,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.company_name !== undefined){
let data3 = data1.company_name;
if(typeof data3 === "string"){
if(func1(data3) > 1024){
const err9 = {instancePath:instancePath+"/queries/" + i0+"/company_name",schemaPath:"#/$defs/VerifyQuery/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema288.properties.company_name,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/queries/" + i0+"/company_name",schemaPath:"#/$defs/VerifyQuery/properties/company_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema288.properties.company_name,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/queries/" + i0+"/company_name",schemaPath:"#/$defs/VerifyQuery/properties/company_name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema288.properties.company_name.type,parentSchema:schema288.properties.company_name,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.company_linkedin !== undefined){
let data4 = data1.company_linkedin;
if(typeof data4 === "string"){
if(func1(data4) > 1024){
const err12 = {instancePath:instancePath+"/queries/" + i0+"/company_linkedin",schemaPath:"#/$defs/VerifyQuery/properties/company_linkedin/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema288.properties.company_linkedin,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data4) < 1){
const err13 = {instancePath:instancePath+"/queries/" + i0+"/company_linkedin",schemaPath:"#/$defs/VerifyQuery/properties/company_linkedin/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema288.properties.company_linkedin,data:data4};
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
const err14 = {instancePath:instancePath+"/queries/" + i0+"/company_linkedin",schemaPath:"#/$defs/VerifyQuery/properties/company_linkedin/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema288.properties.company_linkedin.type,parentSchema:schema288.properties.company_linkedin,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/queries/" + i0,schemaPath:"#/$defs/VerifyQuery/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema288.type,parentSchema:schema288,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/queries",schemaPath:"#/properties/queries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema289.properties.queries.type,parentSchema:schema289.properties.queries,data:data0};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema289.type,parentSchema:schema289,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"queries":true},"dynamicProps":false,"dynamicItems":false};

export const VerifyResponse = validate227;
const schema291 = {"type":"object","x-question":"people.form","properties":{"results":{"type":"array","items":{"$ref":"#/$defs/VerifyResult"}}}};
const schema292 = {"type":"object","x-question":"verify.answer","properties":{"verified":{"type":"boolean"},"status":{"type":"string","enum":["employed","not_employed","unknown"]},"reason":{"type":"string","enum":["active_job","job_ended","no_job_there","person_unknown"]},"person_id":{"type":"string"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.verified !== undefined){
let data2 = data1.verified;
if(typeof data2 !== "boolean"){
const err0 = {instancePath:instancePath+"/results/" + i0+"/verified",schemaPath:"#/$defs/VerifyResult/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema292.properties.verified.type,parentSchema:schema292.properties.verified,data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data1.status !== undefined){
let data3 = data1.status;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/results/" + i0+"/status",schemaPath:"#/$defs/VerifyResult/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema292.properties.status.type,parentSchema:schema292.properties.status,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data3 === "employed") || (data3 === "not_employed")) || (data3 === "unknown"))){
const err2 = {instancePath:instancePath+"/results/" + i0+"/status",schemaPath:"#/$defs/VerifyResult/properties/status/enum",keyword:"enum",params:{allowedValues: schema292.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema292.properties.status.enum,parentSchema:schema292.properties.status,data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.reason !== undefined){
let data4 = data1.reason;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/results/" + i0+"/reason",schemaPath:"#/$defs/VerifyResult/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema292.properties.reason.type,parentSchema:schema292.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data4 === "active_job") || (data4 === "job_ended")) || (data4 === "no_job_there")) || (data4 === "person_unknown"))){
const err4 = {instancePath:instancePath+"/results/" + i0+"/reason",schemaPath:"#/$defs/VerifyResult/properties/reason/enum",keyword:"enum",params:{allowedValues: schema292.properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema292.properties.reason.enum,parentSchema:schema292.properties.reason,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.person_id !== undefined){
let data5 = data1.person_id;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/results/" + i0+"/person_id",schemaPath:"#/$defs/VerifyResult/properties/person_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema292.properties.person_id.type,parentSchema:schema292.properties.person_id,data:data5};
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
const err6 = {instancePath:instancePath+"/results/" + i0,schemaPath:"#/$defs/VerifyResult/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema292.type,parentSchema:schema292,data:data1};
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
const err7 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema291.properties.results.type,parentSchema:schema291.properties.results,data:data0};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema291.type,parentSchema:schema291,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"results":true},"dynamicProps":false,"dynamicItems":false};

export const VerifyResult = validate228;

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verified !== undefined){
let data0 = data.verified;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/verified",schemaPath:"#/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema292.properties.verified.type,parentSchema:schema292.properties.verified,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema292.properties.status.type,parentSchema:schema292.properties.status,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data1 === "employed") || (data1 === "not_employed")) || (data1 === "unknown"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema292.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema292.properties.status.enum,parentSchema:schema292.properties.status,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema292.properties.reason.type,parentSchema:schema292.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data2 === "active_job") || (data2 === "job_ended")) || (data2 === "no_job_there")) || (data2 === "person_unknown"))){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema292.properties.reason.enum},message:"must be equal to one of the allowed values",schema:schema292.properties.reason.enum,parentSchema:schema292.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.person_id !== undefined){
let data3 = data.person_id;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/person_id",schemaPath:"#/properties/person_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema292.properties.person_id.type,parentSchema:schema292.properties.person_id,data:data3};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema292.type,parentSchema:schema292,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"verified":true,"status":true,"reason":true,"person_id":true},"dynamicProps":false,"dynamicItems":false};
